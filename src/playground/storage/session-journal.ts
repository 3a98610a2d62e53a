import { attempt } from "../../utils/attempt";
import { storage, storedJson } from "../../utils/browser/storage";
import { deserializeSession, type SavedSession, serializeSession } from "./saved-session";

/** Earlier versions of the page kept their only message under this key. */
const EARLIER = "playground";
const PREFIX = "playground:";

/** Browsers give a site room for about 5 million characters. */
const MAX_LENGTH = 2_000_000;

const toKey = (id: string): string => (id === EARLIER ? EARLIER : PREFIX + id);

const listKeys = (): string[] =>
  attempt(
    () => Object.keys(localStorage).filter((key) => key === EARLIER || key.startsWith(PREFIX)),
    () => [],
  );

/** Synchronous storage for what the database can't take, as when the page is left; the next start moves it there. */
export const sessionJournal = {
  /** False if the session is too long, or storage isn't available. */
  write: (session: SavedSession): boolean => {
    const key = toKey(session.id);
    if (session.source.length + session.opened.original.length > MAX_LENGTH) return false;
    const text = JSON.stringify(serializeSession(session, String));
    storage.set(key, text);
    return storage.get(key) === text;
  },
  /** Everything that was written; invalid sessions are dropped. */
  read: (): SavedSession[] =>
    listKeys().flatMap((key) => {
      const id = key === EARLIER ? EARLIER : key.slice(PREFIX.length);
      const session = deserializeSession(storedJson(key), id);
      if (!session) storage.remove(key);
      return session ?? [];
    }),
  remove: (id: string): void => storage.remove(toKey(id)),
};
