import { afterPaint } from "../support/views/after-paint";

/** Observations of a page in which somebody types or opens a file; times in milliseconds. */
export interface TypingObservations {
  /** From each key to the paint after it. */
  keys: number[];
  /** Starts measuring the longest time in which the page was blocked. */
  watch: () => void;
  gap: number;
}

declare global {
  interface Window {
    typing: TypingObservations;
  }
}

const TICK_MS = 5;

let last: number;
const tick = (): void => {
  const now = performance.now();
  window.typing.gap = Math.max(window.typing.gap, now - last - TICK_MS);
  last = now;
  setTimeout(tick, TICK_MS);
};

const watch = (): void => {
  last = performance.now();
  tick();
};

// Runs in the page before its own scripts.
window.typing = { keys: [], watch, gap: 0 };
addEventListener(
  "keydown",
  ({ timeStamp }) => afterPaint(() => window.typing.keys.push(performance.now() - timeStamp)),
  { capture: true },
);
