const PREFIX = "playground:";

/** A reloading tab releases its session only after a moment. */
const AGAIN_AFTER_MS = 250;

const claimed = new Set<string>();

const request = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const whenFree = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      // Held until the document ends.
      return lock ? new Promise<void>(() => undefined) : undefined;
    };
    navigator.locks.request(PREFIX + id, { ifAvailable: true }, whenFree).catch(() => resolve(true));
  });

/** Claims a session for this document until it ends. False if another tab has it, for example the original of a duplicated tab. */
export const claimSession = async (id: string): Promise<boolean> => {
  if (claimed.has(id) || !("locks" in navigator)) return true;
  const isFree =
    (await request(id)) || (await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)), await request(id));
  if (isFree) claimed.add(id);
  return isFree;
};

/** The sessions open in this or other tabs. */
export const openSessions = async (): Promise<Set<string>> => {
  if (!("locks" in navigator)) return new Set(claimed);
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
};
