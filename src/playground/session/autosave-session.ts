import type { Text } from "@codemirror/state";

import { ONLY_MESSAGE_KEY } from "../../utils/browser/opens-message";
import { storage } from "../../utils/browser/storage";
import type { OpenedMessage } from "../editor/opened";
import type { Sessions } from "../storage/create-sessions";
import type { SavedSession } from "../storage/saved-session";
import { claimSession, tabSession, toSampleKey } from "../storage/tab-session";
import type { Store } from "./state/playground-state";

/** A long source takes a moment to store. */
const delayFor = (length: number): number => (length > 1_000_000 ? 2000 : 400);

const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);

export type Autosave = ReturnType<typeof autosaveSession>;

/** Saves the open message, and what is typed next to it, after a change. Each opened message has its own session. */
export const autosaveSession = (store: Store, readSource: () => Text, sessions: Sessions) => {
  const ids = new WeakMap<OpenedMessage, string>();
  const stored = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const idOf = (opened: OpenedMessage): string => {
    const id = ids.get(opened) ?? newId();
    if (!ids.has(opened)) void claimSession(id);
    ids.set(opened, id);
    return id;
  };
  const refresh = async (): Promise<void> => {
    const entries = await sessions.list();
    const current = idOf(store.get().opened);
    store.set({ sessions: entries.filter(({ id }) => id !== current) });
    if (entries.length === 1) storage.set(ONLY_MESSAGE_KEY, "1");
    else storage.remove(ONLY_MESSAGE_KEY);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    sessions.setUnsaved(undefined);
  };
  const removeId = async (id: string): Promise<void> => {
    if (stored.delete(id)) await sessions.remove(id);
  };

  const save = async (source: Text): Promise<void> => {
    stop();
    const { opened, draft, typed, panel, offset } = store.get();
    const id = idOf(opened);
    const isSample = opened.isSample === true && source.eq(opened.original);
    if (draft === "" && Object.keys(typed).length === 0 && (source.length === 0 || isSample)) {
      tabSession.set(isSample ? toSampleKey(opened.name) : "");
      await removeId(id);
    } else {
      stored.add(id);
      tabSession.set(id);
      const saveProblem = await sessions.save({ id, time: Date.now(), opened, source, draft, typed, panel, offset });
      if (saveProblem !== store.get().saveProblem) store.set({ saveProblem });
    }
    await refresh();
  };
  const flush = (source?: Text): void => {
    if (timer !== undefined) void save(source ?? readSource());
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, delayFor(store.get().length));
    sessions.setUnsaved(flush);
  };
  const unsubscribe = store.watch(["revision", "draft", "typed", "panel"], schedule);
  const onVisibilityChange = (): void => {
    if (document.visibilityState === "hidden") flush();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);

  return {
    flush,
    refresh,
    /** Continues a session; undo and redo find it again by the opened message. */
    adopt: ({ id, opened }: SavedSession): void => {
      ids.set(opened, id);
      stored.add(id);
      tabSession.set(id);
      stop();
    },
    remove: (): Promise<void> => {
      stop();
      return removeId(idOf(store.get().opened));
    },
    end: (): void => {
      flush();
      unsubscribe();
      document.removeEventListener("visibilitychange", onVisibilityChange);
    },
  };
};
