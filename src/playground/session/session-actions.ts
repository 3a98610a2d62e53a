import { undo } from "@codemirror/commands";
import { Text } from "@codemirror/state";

import { nothingOpened } from "../editor/opened";
import type { Sessions } from "../storage/create-sessions";
import type { SavedSession } from "../storage/saved-session";
import { claimSession, fromSampleKey, openSessions, tabSession } from "../storage/tab-session";
import type { SessionKeeper } from "./keep-session";
import type { Parts } from "./parts";
import type { OtherMessage } from "./state/playground-state";

/** A session, which is open in another tab if this one gets a copy. */
type FoundSession = { session?: SavedSession; isCopy?: boolean; sample?: string; hasChoice?: boolean };

/** What this tab had before it was reloaded; otherwise the only kept session; otherwise a choice. */
const findSession = async (sessions: Sessions): Promise<FoundSession> => {
  const key = tabSession.get();
  const sample = fromSampleKey(key);
  if (sample !== undefined) return { sample };
  const ownSession = key ? await sessions.load(key) : undefined;
  if (ownSession) return { session: ownSession, isCopy: !(await claimSession(key)) };
  const [only, ...others] = await sessions.list();
  if (!only) return {};
  if (key || others.length > 0 || (await openSessions()).has(only.id)) return { hasChoice: true };
  const session = (await claimSession(only.id)) ? await sessions.load(only.id) : undefined;
  return session ? { session } : { hasChoice: true };
};

const GONE = "This message is no longer saved in this browser.";

export const sessionActions = (
  { store, view, show, open, attempt, notify }: Parts,
  sessions: Sessions,
  keeper: SessionKeeper,
) => {
  const restore = (saved: SavedSession, { isFirst, isCopy }: { isFirst: boolean; isCopy: boolean }): void => {
    const { source, opened, offset, draft, typed, panel } = saved;
    show(source, opened, Math.min(offset, source.length), isFirst);
    store.set({ typed, panel, ...(draft && { draft }), ...(panel === "build" && { screen: "message" }) });
    if (!isCopy) keeper.adopt(saved);
  };

  return {
    /** Restores what this tab had, or the only kept session; returns the name of the sample that was shown. */
    resume: async (): Promise<string | undefined> => {
      const beforeId = tabSession.before();
      const { session, isCopy = false, sample, hasChoice = false } = await findSession(sessions);
      const before = beforeId && beforeId !== session?.id && !hasChoice ? await sessions.load(beforeId) : undefined;
      const isCopyBefore = before ? !(await claimSession(before.id)) : false;
      if (view.state.doc.length === 0) {
        // Undo has it, as before the reload.
        if (before) restore(before, { isFirst: true, isCopy: isCopyBefore });
        if (session) restore(session, { isFirst: !before, isCopy });
      }
      await keeper.refresh();
      return sample;
    },
    /** Opens a kept session, or a copy if another tab has it open. */
    continueWith: (id: string) =>
      attempt(async () => {
        keeper.flush();
        const saved = await sessions.load(id);
        if (!saved) {
          await sessions.remove(id);
          await keeper.refresh();
          throw new Error(GONE);
        }
        restore(saved, { isFirst: false, isCopy: !(await claimSession(id)) });
        await keeper.refresh();
      }),
    loadKept: async (id: string): Promise<OtherMessage> => {
      const saved = await sessions.load(id);
      if (!saved) throw new Error(GONE);
      return { name: saved.opened.name, encoding: saved.opened.encoding, source: saved.source };
    },
    forget: () =>
      attempt(async () => {
        keeper.flush();
        const { draft, typed, schemas } = store.get();
        const bringBack = await sessions.forget();
        show(Text.empty, { ...nothingOpened }, 0, false);
        store.set({ draft: "", typed: {} });
        const run = (): void => {
          undo(view);
          store.set({ draft, typed });
          void bringBack().then(keeper.refresh);
        };
        const text =
          "Your saved messages are deleted, except those that are open in other tabs." +
          (schemas.length > 0 ? " The schemas are still here: remove them under Schema." : "");
        notify({ kind: "info", text, action: { label: "Undo", run } });
        await keeper.refresh();
      }),
    choose: (isChoosing: boolean): void => {
      store.set({ screen: isChoosing ? "kept" : "message" });
      void keeper.refresh();
    },
    clear: (): void => {
      const removed = keeper.remove();
      open({ source: "", encoding: "utf-8" }, nothingOpened.name);
      const text = "The message is closed and no longer saved. Undo brings it back.";
      notify({ kind: "info", text, action: { label: "Undo", run: () => undo(view) } });
      void removed.then(keeper.refresh);
    },
  };
};
