import { type SavedSession, type SessionEntry, toSessionEntry } from "./saved-session";
import type { SessionDatabase } from "./session-database";
import { sessionJournal } from "./session-journal";
import { listOpenSessions, listSessionsOfOtherTabs } from "./tab-session";

/** The number of saved sessions besides those open in a tab; edited ones outlive the others. */
export const MAX_SAVED_SESSIONS = 5;

/** Why a session isn't saved: the browser blocks storage for this page, or it's full. */
export type SaveProblem = "blocked" | "full";

export type Sessions = ReturnType<typeof createSessions>;

const byTime = (a: SessionEntry, b: SessionEntry): number => b.time - a.time;

/** Creates the list of saved sessions; once for a document, because it protects unsaved changes until the tab closes. */
export const createSessions = (database: SessionDatabase) => {
  /** What the database doesn't have, by id: pending sessions, and those it refused. */
  const pending = new Map<string, SavedSession>();
  let unsaved: (() => void) | undefined;
  let imported: Promise<void> | undefined;

  const saveNow = (): boolean => {
    unsaved?.();
    // A long text may be on its way in pieces, and there's no time left for that.
    for (const session of pending.values()) database.save(session, true).catch(() => undefined);
    const isSafe = (session: SavedSession): boolean =>
      sessionJournal.write(session) || !toSessionEntry(session).isChanged;
    return [...pending.values()].map(isSafe).every(Boolean);
  };
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (!saveNow()) event.preventDefault();
  };
  // Only while something is pending, because browsers don't keep pages with such a listener in the back/forward cache.
  const updateListeners = (): void => {
    const change = unsaved || pending.size > 0 ? "addEventListener" : "removeEventListener";
    window[change]("beforeunload", onBeforeUnload);
    window[change]("pagehide", saveNow);
  };

  const prune = async (saved: string): Promise<void> => {
    const open = await listOpenSessions();
    const closed = (await database.list()).filter(({ id }) => id !== saved && !open.has(id));
    const byWorth = closed.sort((a, b) => Number(b.isChanged) - Number(a.isChanged) || byTime(a, b));
    const old = byWorth.slice(MAX_SAVED_SESSIONS);
    if (old.length > 0) await database.remove(old.map(({ id }) => id));
  };

  /** Resolves to the reason if the session isn't saved. */
  const save = async (session: SavedSession): Promise<SaveProblem | null> => {
    const { id } = session;
    pending.set(id, session);
    updateListeners();
    try {
      await database.save(session);
    } catch (error) {
      if (pending.get(id) !== session || sessionJournal.write(session)) return null;
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
    }
    if (pending.get(id) !== session) return null;
    pending.delete(id);
    sessionJournal.remove(id);
    updateListeners();
    await prune(id).catch(() => undefined);
    return null;
  };

  const importJournal = async (): Promise<void> => {
    const stored = await database.list().catch(() => []);
    for (const session of sessionJournal.read()) {
      const isNewer = !stored.some(({ id, time }) => id === session.id && time >= session.time);
      if (isNewer) await save(session);
      else sessionJournal.remove(session.id);
    }
  };
  const importOnce = (): Promise<void> => (imported ??= importJournal());

  const list = async (): Promise<SessionEntry[]> => {
    await importOnce();
    const stored = await database.list().catch(() => []);
    const unstored = [...pending.values()].map(toSessionEntry);
    return [...unstored, ...stored.filter(({ id }) => !pending.has(id))].sort(byTime);
  };
  const load = async (id: string): Promise<SavedSession | undefined> => {
    await importOnce();
    return pending.get(id) ?? (await database.load(id).catch(() => undefined));
  };
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      pending.delete(id);
      sessionJournal.remove(id);
    }
    updateListeners();
    await database.remove(ids).catch(() => undefined);
  };

  return {
    list,
    load,
    save,
    remove: (id: string) => removeAll([id]),
    /** Removes everything that no other tab has open; resolves to a function that restores it. */
    deleteSaved: async (): Promise<() => Promise<void>> => {
      const listedIds = (await list()).map(({ id }) => id);
      const stored = await database.ids().catch(() => []);
      const open = await listSessionsOfOtherTabs();
      const ids = [...new Set([...listedIds, ...stored])].filter((id) => !open.has(id));
      const sessions = await Promise.all(ids.map(load));
      await removeAll(ids);
      return async () => {
        for (const session of sessions) if (session) await save(session);
      };
    },
    /** Called if there are changes that `save` hasn't got yet, with a function to save them at once. */
    setUnsaved: (unsavedNow: (() => void) | undefined): void => {
      unsaved = unsavedNow;
      updateListeners();
    },
  };
};
