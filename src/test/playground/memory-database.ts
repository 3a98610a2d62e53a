import { type SavedSession, toSessionEntry } from "../../playground/storage/saved-session";
import type { SessionDatabase } from "../../playground/storage/session-database";

/** Returns a session database without a browser. */
export const memoryDatabase = (): SessionDatabase => {
  const sessions = new Map<string, SavedSession>();
  return {
    list: async () => [...sessions.values()].map(toSessionEntry),
    ids: async () => [...sessions.keys()],
    load: async (id) => sessions.get(id),
    save: async (session) => void sessions.set(session.id, session),
    remove: async (ids) => ids.forEach((id) => sessions.delete(id)),
  };
};
