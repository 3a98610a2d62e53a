import type { liteClient } from "algoliasearch/lite";

import { storage, storedJson } from "../../utils/browser/storage";

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export type SearchHost = NonNullable<ClientOptions["hosts"]>[number];

/** In milliseconds; a failed host is avoided for `avoid`. */
export const searchTimeouts = { connect: 1_000, read: 2_000, write: 30_000, avoid: 120_000 } as const;

interface HostStatus {
  status: "up" | "down" | "timed out";
  lastUpdate: number;
}

type HostsCache = NonNullable<ClientOptions["hostsCache"]>;
type CacheKey = Parameters<HostsCache["get"]>[0];

const hostKey = (host: CacheKey): string =>
  typeof host === "string" ? host : `${host.protocol}://${host.url}:${host.port ?? ""} ${host.accept}`;

const isStatus = (value: unknown): value is HostStatus => {
  const { status, lastUpdate } = (value ?? {}) as Partial<HostStatus>;
  return ["up", "down", "timed out"].includes(status as string) && Number(lastUpdate) <= Date.now();
};

/** Avoids failed hosts for two minutes. The client's own cache never finds a host again: its key has the status. */
export const hostStatusCache = (key: string): HostsCache => {
  let statuses: Record<string, HostStatus> = {};
  const read = (): typeof statuses => {
    // The stored value may not be ours.
    const stored = storedJson(key);
    if (stored !== undefined)
      statuses = Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => isStatus(value)));
    return statuses;
  };
  const write = async (next: typeof statuses): Promise<void> => {
    statuses = next;
    storage.set(key, JSON.stringify(next));
  };
  return {
    get: async (host, defaultValue) => {
      const known = read()[hostKey(host)];
      if (!known) return defaultValue();
      const { status, lastUpdate } = known;
      const isOld = () => Date.now() - lastUpdate > searchTimeouts.avoid;
      // With the methods that the client needs and storage can't hold.
      return {
        ...(host as object),
        status,
        lastUpdate,
        isUp: () => status === "up" || isOld(),
        isTimedOut: () => status === "timed out" && !isOld(),
      } as Awaited<ReturnType<typeof defaultValue>>;
    },
    set: async (host, value) => {
      const { status, lastUpdate } = value as HostStatus;
      await write({ ...read(), [hostKey(host)]: { status, lastUpdate } });
      return value;
    },
    delete: (host) => write(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== hostKey(host)))),
    clear: () => write({}),
  };
};
