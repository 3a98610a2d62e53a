import { storage } from "./storage";

/** The JSON stored under a key: undefined when nothing is stored, null when it is no JSON. */
export const storedJson = (key: string): unknown => {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
