import type { PlaygroundState, Store } from "../../session/state/playground-state";
import { formatAnnouncement } from "../checks/diagnostics-text";

/** Nothing is announced while the user types faster than this. */
const REST_MS = 1000;
/** Related changes arrive within this time. */
const GATHER_MS = 150;

const isBusy = ({ analysis, validating, reading, revision }: PlaygroundState): boolean =>
  validating !== null || (reading.is !== "failed" && analysis?.revision !== revision);

export const watchAnnouncements = (store: Store, announceText: (text: string) => void): (() => void) => {
  let changedAt = performance.now();
  let diagnostics = "";
  let outcome = store.get().announcement;
  let isFixed = false;

  const announce = (): void => {
    const state = store.get();
    // The end of the reading is a change, which starts over.
    if (isBusy(state)) return;
    const now = state.analysis === null || state.length === 0 ? "" : formatAnnouncement(state, false);
    const news = isFixed ? formatAnnouncement(state, true) : now === diagnostics ? "" : now;
    const text = [news, outcome].filter(Boolean).join(" ");
    diagnostics = now;
    outcome = "";
    isFixed = false;
    if (text) announceText(text);
  };
  let timer = setTimeout(announce, REST_MS);
  const watched = [
    "opened",
    "revision",
    "analysis",
    "verdicts",
    "validating",
    "announcement",
    "reading",
    "fixCount",
  ] as const;
  const stop = store.watch(watched, (before) => {
    const state = store.get();
    const isAsked = state.announcement !== before.announcement;
    if (isAsked) outcome = state.announcement;
    if (isAsked || state.revision !== before.revision) changedAt = performance.now();
    if (state.opened !== before.opened) diagnostics = "";
    if (state.fixCount !== before.fixCount) isFixed = true;
    clearTimeout(timer);
    timer = setTimeout(announce, Math.max(GATHER_MS, changedAt + REST_MS - performance.now()));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
