import { storage } from "../utils/storage";
import { isEncoding } from "./engine/encoding";
import type { Opened } from "./opened";

/** What survives a reload. */
export interface SavedSession {
  opened: Opened;
  source: string;
}

const KEY = "playground";

/** Browsers give a site room for about 5 million characters. */
const MAX_LENGTH = 4_000_000;

/** Saves the session in the reader's browser. False when it is too large for that, or storage is not to be had. */
export const saveSession = (session: SavedSession): boolean => {
  const text = JSON.stringify(session);
  if (text.length <= MAX_LENGTH) storage.set(KEY, text);
  if (storage.get(KEY) === text) return true;
  storage.remove(KEY);
  return false;
};

const isSession = (value: unknown): value is SavedSession => {
  const { source, opened } = (value ?? {}) as Partial<SavedSession>;
  return (
    typeof source === "string" &&
    typeof opened?.original === "string" &&
    typeof opened.name === "string" &&
    isEncoding(opened.encoding)
  );
};

/** The saved session; undefined when there is none that can be read. */
export const loadSession = (): SavedSession | undefined => {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? "null");
    return isSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const clearSession = (): void => storage.remove(KEY);
