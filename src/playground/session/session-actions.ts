import { undo } from "@codemirror/commands";
import { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

import { nothingOpened, type Opened } from "../editor/opened";
import { claimSession } from "../storage/claim-session";
import type { Sessions } from "../storage/create-sessions";
import { findSession } from "../storage/find-session";
import type { SavedSession } from "../storage/saved-session";
import type { SessionKeeper } from "./keep-session";
import type { Notice, PlaygroundState } from "./playground-state";
import type { Store } from "./store";

/** What a reader can do with what is kept in the browser. */
export interface SessionActions {
  /** Brings back what this tab had, or the only session that is kept; gives the name of the sample that it showed. */
  resume: () => Promise<string | undefined>;
  /** Opens a kept session; a copy of it where another tab has it open. */
  continueWith: (id: string) => Promise<void>;
  /** Forgets all that is kept in the browser; the notice about it has the way back. */
  forget: () => Promise<void>;
  /** Shows the kept sessions, or hides them. */
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
    store.set({ typed, panel, ...(draft && { draft }) });
    if (!isCopy) keeper.adopt(saved);
  };

  const resume = async (): Promise<string | undefined> => {
    const { session, isCopy = false, sample, hasChoice = false } = await findSession(sessions);
    if (session && view.state.doc.length === 0) restore(session, { isFirst: true, isCopy });
    await keeper.refresh();
    store.set({ isChoosing: hasChoice });
    return sample;
  };

  const continueWith = async (id: string): Promise<void> => {
    keeper.flush();
    const saved = await sessions.load(id);
    if (!saved) throw new Error("This message is no longer kept in the browser.");
    restore(saved, { isFirst: false, isCopy: !(await claimSession(id)) });
    store.set({ isChoosing: false });
    await keeper.refresh();
  };

  const forget = async (): Promise<void> => {
    keeper.flush();
    const { draft, typed } = store.get();
    const bringBack = await sessions.forget();
    show(Text.empty, { ...nothingOpened }, 0, false);
    store.set({ draft: "", typed: {}, isChoosing: false });
    const run = (): void => {
      undo(view);
      store.set({ draft, typed, notice: null });
      void bringBack().then(keeper.refresh);
    };
    const text = "Nothing of yours is kept in this browser any more, but for what other open tabs show.";
    notify({ kind: "info", text, action: { label: "Undo", run } });
    await keeper.refresh();
  };

  return {
    resume,
    continueWith: (id) => attempt(() => continueWith(id)),
    forget: () => attempt(forget),
    choose: (isChoosing) => {
      store.set({ isChoosing });
      void keeper.refresh();
    },
  };
};
