import { describeSession, isSessionEntry, type SessionEntry } from "./describe-session";
import { answered, openDatabase, written } from "./open-database";
import { packSession, unpackSession, type PackedSession, type SavedSession } from "./saved-session";
import { fromStoredText, toStoredText, type StoredText } from "./stored-text";

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
