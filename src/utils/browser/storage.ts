import { attempt } from "../attempt";

const nothing = (): null => null;

/** Returns what localStorage has under a key; null if it has nothing, or is forbidden or missing. */
export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), nothing);

/** localStorage that never throws: it may be full, forbidden or missing, and the site works without it. */
export const storage = {
  get: readStored,
  set: (key: string, value: string): void => void attempt<unknown>(() => localStorage.setItem(key, value), nothing),
  remove: (key: string): void => void attempt<unknown>(() => localStorage.removeItem(key), nothing),
};

/** Returns the JSON stored under a key: undefined if nothing is stored, null if it isn't JSON. */
export const storedJson = (key: string): unknown => {
  const text = readStored(key);
  return text === null ? undefined : attempt<unknown>(() => JSON.parse(text), nothing);
};
