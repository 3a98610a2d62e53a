import { TAB_MESSAGE_KEY as KEY } from "../../utils/browser/opens-message";
import { tabStorage } from "../../utils/browser/tab-storage";

const BEFORE_KEY = "playground.before";
const SAMPLE = "sample:";

/** What this tab shows, as a session's id or a sample's name. It lasts as long as the tab and isn't shared with other tabs. */
export const tabSession = {
  get: (): string => tabStorage.get(KEY),
  /** The session shown before, which undo restores, even after a reload. */
  before: (): string => tabStorage.get(BEFORE_KEY),
  set: (value: string): void => {
    const before = tabStorage.get(KEY);
    if (!value) tabStorage.set(BEFORE_KEY, "");
    else if (before && before !== value && !before.startsWith(SAMPLE)) tabStorage.set(BEFORE_KEY, before);
    tabStorage.set(KEY, value);
  },
};

export const toSampleKey = (name: string): string => SAMPLE + name;

export const findSampleName = (key: string): string | undefined =>
  key.startsWith(SAMPLE) ? key.slice(SAMPLE.length) : undefined;

const PREFIX = "playground:";

/** A reloading tab releases its session only after a moment. */
const WAIT_MS = 250;

/** What browsers call it that the time is over. */
const TIMEOUT_ERRORS = new Set(["TimeoutError", "AbortError"]);

const claimed = new Set<string>();

/** Claims a session for this document until it ends. False if another tab has it, for example the original of a duplicated tab. */
export const claimSession = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (claimed.has(id) || !("locks" in navigator)) return resolve(true);
    const hold = (): Promise<void> => {
      claimed.add(id);
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(PREFIX + id, { signal: AbortSignal.timeout(WAIT_MS) }, hold)
      .catch((error: unknown) => resolve(!(error instanceof DOMException && TIMEOUT_ERRORS.has(error.name))));
  });

/** Returns the sessions that a tab has open, this one included. */
export const listOpenSessions = async (): Promise<Set<string>> => {
  if (!("locks" in navigator)) return new Set(claimed);
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
};

export const listSessionsOfOtherTabs = async (): Promise<Set<string>> =>
  new Set([...(await listOpenSessions())].filter((id) => !claimed.has(id)));
