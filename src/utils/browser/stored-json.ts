import { storage } from "./storage";

/** The JSON stored under a key: undefined if nothing is stored, null if it isn't JSON. */
export const storedJson = (key: string): unknown => {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
