import { describeSession, type SavedSession, type SessionEntry } from "./saved-session";
import type { SessionDatabase } from "./session-database";
import { sessionJournal } from "./session-journal";
import { openSessions, sessionsOfOtherTabs } from "./tab-session";

/** The number of sessions kept besides those open in a tab; edited ones outlive the others. */
export const KEPT_SESSIONS = 5;

/** Why a session isn't kept: the browser blocks storage for this page, or it's full. */
export type Unkept = "blocked" | "full";

export type Sessions = ReturnType<typeof createSessions>;

const byTime = (a: SessionEntry, b: SessionEntry): number => b.time - a.time;

/**
 * Returns the sessions of this browser. There's one instance for the whole document, because it guards unsaved changes
 * until the tab closes.
 */
export const createSessions = (database: SessionDatabase) => {
  /** What the database doesn't have, by id: pending sessions, and those it refused. */
  const waiting = new Map<string, SavedSession>();
  let unsaved: (() => void) | undefined;
  let imported: Promise<void> | undefined;

  const putDown = (): boolean => {
    unsaved?.();
    // A long text may be on its way in pieces, and there's no time left for that.
    for (const session of waiting.values()) database.save(session, true).catch(() => undefined);
    const isSafe = (session: SavedSession): boolean =>
      sessionJournal.write(session) || !describeSession(session).isChanged;
    return [...waiting.values()].map(isSafe).every(Boolean);
  };
  const ask = (event: BeforeUnloadEvent): void => {
    if (!putDown()) event.preventDefault();
  };
  // Only while something is pending, because browsers don't keep pages with such a listener in the back/forward cache.
  const guard = (): void => {
    const change = unsaved || waiting.size > 0 ? "addEventListener" : "removeEventListener";
    window[change]("beforeunload", ask);
    window[change]("pagehide", putDown);
  };

  const prune = async (saved: string): Promise<void> => {
    const open = await openSessions();
    const closed = (await database.list()).filter(({ id }) => id !== saved && !open.has(id));
    const byWorth = closed.sort((a, b) => Number(b.isChanged) - Number(a.isChanged) || byTime(a, b));
    const old = byWorth.slice(KEPT_SESSIONS);
    if (old.length > 0) await database.remove(old.map(({ id }) => id));
  };

  /** Resolves to the reason if the session isn't kept. */
  const save = async (session: SavedSession): Promise<Unkept | null> => {
    const { id } = session;
    waiting.set(id, session);
    guard();
    try {
      await database.save(session);
    } catch (error) {
      if (waiting.get(id) !== session || sessionJournal.write(session)) return null;
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
    }
    if (waiting.get(id) !== session) return null;
    waiting.delete(id);
    sessionJournal.remove(id);
    guard();
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
  const ready = (): Promise<void> => (imported ??= importJournal());

  const list = async (): Promise<SessionEntry[]> => {
    await ready();
    const stored = await database.list().catch(() => []);
    const unstored = [...waiting.values()].map(describeSession);
    return [...unstored, ...stored.filter(({ id }) => !waiting.has(id))].sort(byTime);
  };
  const load = async (id: string): Promise<SavedSession | undefined> => {
    await ready();
    return waiting.get(id) ?? (await database.load(id).catch(() => undefined));
  };
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      waiting.delete(id);
      sessionJournal.remove(id);
    }
    guard();
    await database.remove(ids).catch(() => undefined);
  };

  return {
    list,
    load,
    save,
    remove: (id: string) => removeAll([id]),
    /** Removes everything that no other tab has open; resolves to a function that restores it. */
    forget: async (): Promise<() => Promise<void>> => {
      const keptIds = (await list()).map(({ id }) => id);
      const stored = await database.ids().catch(() => []);
      const open = await sessionsOfOtherTabs();
      const ids = [...new Set([...keptIds, ...stored])].filter((id) => !open.has(id));
      const sessions = await Promise.all(ids.map(load));
      await removeAll(ids);
      return async () => {
        for (const session of sessions) if (session) await save(session);
      };
    },
    /** Called if there are changes that `save` hasn't got yet, with a function to save them at once. */
    setUnsaved: (unsavedNow: (() => void) | undefined): void => {
      unsaved = unsavedNow;
      guard();
    },
  };
};
