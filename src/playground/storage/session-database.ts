import type { Text } from "@codemirror/state";

import { readText, toBlob } from "../editor/text-pieces";
import { openDatabase } from "./open-database";
import {
  describeSession,
  isSessionEntry,
  type PackedSession,
  packSession,
  type SavedSession,
  unpackSession,
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

const STORES = ["entries", "sessions"];

const withStoredTexts = async (session: SavedSession): Promise<PackedSession<StoredText>> => {
  const packed = packSession(session, toStoredText);
  const { original, ...opened } = packed.opened;
  const source = await packed.source;
  return { ...packed, source, opened: original ? { ...opened, original: await original } : opened };
};

/** What was read, with its texts; it may be anything. */
const withTexts = async (value: unknown): Promise<unknown> => {
  const { source, opened } = (value ?? {}) as Partial<PackedSession<unknown>>;
  if (!opened) return value;
  const original = await fromStoredText(opened.original);
  return { ...(value as object), source: await fromStoredText(source), opened: { ...opened, original } };
};

export type SessionDatabase = ReturnType<typeof openSessionDatabase>;

/** Sessions in IndexedDB: each stored once, with an entry for lists, so that they can be made without reading a message. */
export const openSessionDatabase = () => {
  const { list, ids, load, write, remove } = openDatabase("playground", STORES);
  return {
    list: async () => (await list("entries")).filter(isSessionEntry),
    /** All that is stored, readable or not. */
    ids: () => ids("sessions"),
    load: async (id: string) => unpackSession(await withTexts(await load("sessions", id)), id),
    /** Stores a long text in pieces, unless the page is being left: then everything is handed to the browser at once. */
    save: async (session: SavedSession, isLeaving = false): Promise<void> => {
      const packed = isLeaving ? packSession(session, String) : await withStoredTexts(session);
      await write((store) => {
        store("entries").put(describeSession(session));
        store("sessions").put(packed);
      });
    },
    remove,
  };
};
