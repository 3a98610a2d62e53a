import { undo } from "@codemirror/commands";
import { Text } from "@codemirror/state";

import { nothingOpened } from "../editor/opened";
import type { Sessions } from "../storage/create-sessions";
import type { SavedSession } from "../storage/saved-session";
import { claimSession, findSampleName, listOpenSessions, tabSession } from "../storage/tab-session";
import type { Autosave } from "./autosave-session";
import type { Parts } from "./parts";
import type { OtherMessage } from "./state/playground-state";

/** A session, which is open in another tab if this one gets a copy. */
type FoundSession = { session?: SavedSession; isCopy?: boolean; sample?: string; hasChoice?: boolean };

/** Returns what this tab had before it was reloaded; otherwise the only saved session; otherwise a choice. */
const chooseSession = async (sessions: Sessions): Promise<FoundSession> => {
  const key = tabSession.get();
  const sample = findSampleName(key);
  if (sample !== undefined) return { sample };
  const ownSession = key ? await sessions.load(key) : undefined;
  if (ownSession) return { session: ownSession, isCopy: !(await claimSession(key)) };
  const [only, ...others] = await sessions.list();
  if (!only) return {};
  if (key || others.length > 0 || (await listOpenSessions()).has(only.id)) return { hasChoice: true };
  const session = (await claimSession(only.id)) ? await sessions.load(only.id) : undefined;
  return session ? { session } : { hasChoice: true };
};

const GONE = "This message is no longer saved in this browser.";

export const sessionActions = (
  { store, view, show, open, attempt, notify }: Parts,
  sessions: Sessions,
  autosave: Autosave,
) => {
  const restore = (saved: SavedSession, { isFirst, isCopy }: { isFirst: boolean; isCopy: boolean }): void => {
    const { source, opened, offset, draft, typed, panel } = saved;
    show(source, opened, Math.min(offset, source.length), isFirst);
    store.set({ typed, panel, ...(draft && { draft }), ...(panel === "build" && { screen: "message" }) });
    if (!isCopy) autosave.adopt(saved);
  };

  return {
    /** Restores what this tab had, or the only saved session; returns the name of the sample that was shown. */
    resume: async (): Promise<string | undefined> => {
      const beforeId = tabSession.before();
      const { session, isCopy = false, sample, hasChoice = false } = await chooseSession(sessions);
      const before = beforeId && beforeId !== session?.id && !hasChoice ? await sessions.load(beforeId) : undefined;
      const isCopyBefore = before ? !(await claimSession(before.id)) : false;
      if (view.state.doc.length === 0) {
        // Undo has it, as before the reload.
        if (before) restore(before, { isFirst: true, isCopy: isCopyBefore });
        if (session) restore(session, { isFirst: !before, isCopy });
      }
      await autosave.refresh();
      return sample;
    },
    /** Opens a saved session, or a copy if another tab has it open. */
    continueWith: (id: string) =>
      attempt(async () => {
        autosave.flush();
        const saved = await sessions.load(id);
        if (!saved) {
          await sessions.remove(id);
          await autosave.refresh();
          throw new Error(GONE);
        }
        restore(saved, { isFirst: false, isCopy: !(await claimSession(id)) });
        await autosave.refresh();
      }),
    loadSaved: async (id: string): Promise<OtherMessage> => {
      const saved = await sessions.load(id);
      if (!saved) throw new Error(GONE);
      return { name: saved.opened.name, encoding: saved.opened.encoding, source: saved.source };
    },
    deleteSaved: () =>
      attempt(async () => {
        autosave.flush();
        const { draft, typed, schemas } = store.get();
        const restoreAll = await sessions.deleteSaved();
        show(Text.empty, { ...nothingOpened }, 0, false);
        store.set({ draft: "", typed: {} });
        const run = (): void => {
          undo(view);
          store.set({ draft, typed });
          void restoreAll().then(autosave.refresh);
        };
        const text =
          "Your saved messages are deleted, except those that are open in other tabs." +
          (schemas.length > 0 ? " The schemas are still here: remove them under Schema." : "");
        notify({ kind: "info", text, action: { label: "Undo", run } });
        await autosave.refresh();
      }),
    showSaved: (isShown: boolean): void => {
      store.set({ screen: isShown ? "saved" : "message" });
      void autosave.refresh();
    },
    clear: (): void => {
      const removed = autosave.remove();
      open({ source: "", encoding: "utf-8" }, nothingOpened.name);
      const text = "The message is closed and no longer saved. Undo brings it back.";
      notify({ kind: "info", text, action: { label: "Undo", run: () => undo(view) } });
      void removed.then(autosave.refresh);
    },
  };
};
