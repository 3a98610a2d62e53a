import type { Text } from "@codemirror/state";

import { nextTurn } from "../editor/next-turn";
import { readText, textPieces } from "../editor/text-pieces";
import {
  describeSession,
  isSessionEntry,
  type PackedSession,
  packSession,
  type SavedSession,
  type SessionEntry,
  unpackSession,
} from "./saved-session";
import { answered, openDatabase, written } from "./open-database";

/** Storage for sessions. Each method rejects if the browser doesn't let the page store anything. */
export interface SessionDatabase {
  list: () => Promise<SessionEntry[]>;
  load: (id: string) => Promise<SavedSession | undefined>;
  /** Stores a long text in pieces, unless the page is being left: then everything is handed to the browser at once. */
  save: (session: SavedSession, isLeaving?: boolean) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

const NAME = "playground";
/** Lists are made from the entries, so that no message has to be read. */
const STORES = ["entries", "sessions"] as const;

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

/** Sessions in IndexedDB: each stored once, with an entry for lists. */
export const openSessionDatabase = (): SessionDatabase => {
  const transaction = openDatabase(NAME, STORES);

  return {
    list: async () => {
      const all: unknown[] = await answered((await transaction("readonly")).objectStore("entries").getAll());
      return all.filter(isSessionEntry);
    },
    load: async (id) =>
      unpackSession(
        await withTexts(await answered<unknown>((await transaction("readonly")).objectStore("sessions").get(id))),
        id,
      ),
    save: async (session, isLeaving = false) => {
      const packed = isLeaving ? packSession(session, String) : await withStoredTexts(session);
      const writing = await transaction("readwrite");
      writing.objectStore("entries").put(describeSession(session));
      writing.objectStore("sessions").put(packed);
      await written(writing);
    },
    remove: async (ids) => {
      const writing = await transaction("readwrite");
      for (const name of STORES) for (const id of ids) writing.objectStore(name).delete(id);
      await written(writing);
    },
    clear: async () => {
      const writing = await transaction("readwrite");
      for (const name of STORES) writing.objectStore(name).clear();
      await written(writing);
    },
  };
};

/** A text as stored in the database. */
export type StoredText = string | Blob;

/** The database copies a longer string while the page waits; bytes are taken by reference. */
const LONG = 500_000;

/** A long text as bytes, made piece by piece while the page keeps running. */
export const toStoredText = async (text: Text): Promise<StoredText> => {
  if (text.length <= LONG) return String(text);
  const pieces: Blob[] = [];
  for (const piece of textPieces(text)) {
    pieces.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(pieces);
};

/** A stored value, with bytes as the editor's text; anything else is returned unchanged. */
export const fromStoredText = async (stored: unknown): Promise<unknown> => {
  if (!(stored instanceof Blob)) return stored;
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return readText(stored, (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }));
};
