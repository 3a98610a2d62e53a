import { undo } from "@codemirror/commands";
import { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

import { nothingOpened, type Opened } from "../editor/opened";
import { claimSession } from "../storage/claim-session";
import type { Sessions } from "../storage/create-sessions";
import { findSession } from "../storage/find-session";
import type { SavedSession } from "../storage/saved-session";
import { tabSession } from "../storage/tab-session";
import type { SessionKeeper } from "./keep-session";
import type { Notice, OtherMessage, PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

/** What a user can do with the messages kept in the browser. */
export interface SessionActions {
  /** Restores what this tab had, or the only kept session; returns the name of the sample that was shown. */
  resume: () => Promise<string | undefined>;
  /** Opens a kept session, or a copy if another tab has it open. */
  continueWith: (id: string) => Promise<void>;
  /** A kept message, to compare with. */
  loadKept: (id: string) => Promise<OtherMessage>;
  /** Deletes everything kept in the browser; the notice about it can undo that. */
  forget: () => Promise<void>;
  /** Shows or hides the kept sessions. */
  choose: (isChoosing: boolean) => void;
}

interface Parts {
  store: Store<PlaygroundState>;
  view: EditorView;
  sessions: Sessions;
  keeper: SessionKeeper;
  show: (source: Text, opened: Opened, anchor: number, isFirst: boolean) => void;
  attempt: (action: () => Promise<void>) => Promise<void>;
  notify: (notice: Notice) => void;
}

export const sessionActions = ({ store, view, sessions, keeper, show, attempt, notify }: Parts): SessionActions => {
  const restore = (saved: SavedSession, { isFirst, isCopy }: { isFirst: boolean; isCopy: boolean }): void => {
    const { source, opened, offset, draft, typed, panel } = saved;
    show(source, opened, Math.min(offset, source.length), isFirst);
    store.set({ typed, panel, ...(draft && { draft }), hasLeftStart: panel === "build" });
    if (!isCopy) keeper.adopt(saved);
  };

  const resume = async (): Promise<string | undefined> => {
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
    store.set({ isChoosing: hasChoice });
    return sample;
  };

  const continueWith = async (id: string): Promise<void> => {
    keeper.flush();
    const saved = await sessions.load(id);
    if (!saved) {
      await sessions.remove(id);
      await keeper.refresh();
      throw new Error("This message is no longer kept in the browser.");
    }
    restore(saved, { isFirst: false, isCopy: !(await claimSession(id)) });
    store.set({ isChoosing: false });
    await keeper.refresh();
  };

  const forget = async (): Promise<void> => {
    keeper.flush();
    const { draft, typed, schemas } = store.get();
    const bringBack = await sessions.forget();
    show(Text.empty, { ...nothingOpened }, 0, false);
    store.set({ draft: "", typed: {}, isChoosing: false });
    const run = (): void => {
      undo(view);
      store.set({ draft, typed, notice: null });
      void bringBack().then(keeper.refresh);
    };
    const text =
      "No message of yours is kept in this browser any more, but for what other open tabs show." +
      (schemas.length > 0 ? " The schemas stay: remove them under Schema." : "");
    notify({ kind: "info", text, action: { label: "Undo", run } });
    await keeper.refresh();
  };

  return {
    resume,
    continueWith: (id) => attempt(() => continueWith(id)),
    loadKept: async (id) => {
      const saved = await sessions.load(id);
      if (!saved) throw new Error("This message is no longer kept in the browser.");
      return { name: saved.opened.name, encoding: saved.opened.encoding, source: saved.source };
    },
    forget: () => attempt(forget),
    choose: (isChoosing) => {
      store.set({ isChoosing });
      void keeper.refresh();
    },
  };
};
