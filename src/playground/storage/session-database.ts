import type { Text } from "@codemirror/state";

import { readText, toBlob } from "../editor/text-pieces";
import { openDatabase } from "./open-database";
import {
  deserializeSession,
  isSessionEntry,
  type SavedSession,
  type SerializedSession,
  serializeSession,
  toSessionEntry,
} from "./saved-session";

type StoredText = string | Blob;

/** The database copies a longer string while the page waits; bytes are taken by reference. */
const LONG = 500_000;

/** Returns a long text as bytes, made piece by piece while the page keeps running. */
export const toStoredText = async (text: Text): Promise<StoredText> =>
  text.length <= LONG ? String(text) : toBlob(text);

/** Returns a stored value, with bytes as the editor's text; anything else is returned unchanged. */
export const fromStoredText = async (stored: unknown): Promise<unknown> =>
  stored instanceof Blob ? readText(stored) : stored;

const withStoredTexts = async (session: SavedSession): Promise<SerializedSession<StoredText>> => {
  const serialized = serializeSession(session, toStoredText);
  const { original, ...opened } = serialized.opened;
  const source = await serialized.source;
  return { ...serialized, source, opened: original ? { ...opened, original: await original } : opened };
};

/** Returns what was read with its texts; it may be anything. */
const withTexts = async (value: unknown): Promise<unknown> => {
  const { source, opened } = (value ?? {}) as Partial<SerializedSession<unknown>>;
  if (!opened) return value;
  const original = await fromStoredText(opened.original);
  return { ...(value as object), source: await fromStoredText(source), opened: { ...opened, original } };
};

export type SessionDatabase = ReturnType<typeof openSessionDatabase>;

/** Opens the database of sessions, each with an entry, so that lists are made without reading a message. */
export const openSessionDatabase = () => {
  const { list, ids, load, write, remove } = openDatabase("playground", ["entries", "sessions"]);
  return {
    list: async () => (await list("entries")).filter(isSessionEntry),
    /** All that is stored, readable or not. */
    ids: () => ids("sessions"),
    load: async (id: string) => deserializeSession(await withTexts(await load("sessions", id)), id),
    /** Stores a long text in pieces, unless the page is being left: then everything is handed to the browser at once. */
    save: async (session: SavedSession, isLeaving = false): Promise<void> => {
      const serialized = isLeaving ? serializeSession(session, String) : await withStoredTexts(session);
      await write((store) => {
        store("entries").put(toSessionEntry(session));
        store("sessions").put(serialized);
      });
    },
    remove,
  };
};
