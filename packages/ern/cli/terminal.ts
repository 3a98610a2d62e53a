import { styleText } from "node:util";

import type { TextOptions } from "../src";

/** What is used of `process.stdout` and `process.stderr`. */
export interface OutputStream {
  isTTY?: boolean;
  columns?: number;
  hasColors?: () => boolean;
  write: (text: string | Uint8Array) => unknown;
}

const COLOURS = { error: "red", warning: "yellow", profile: "magenta", hint: "cyan" } as const;

/** Creates a function that colours a severity; undefined if the output isn't a terminal with colours, or NO_COLOR is set. */
export const createPaint = (stream: OutputStream): TextOptions["paint"] =>
  stream.isTTY && stream.hasColors?.()
    ? (severity, text) => styleText(COLOURS[severity], text, { validateStream: false })
    : undefined;

const CLEAR_LINE = "\r\u001B[K";

export interface Progress {
  show: (text: string) => void;
  clear: () => void;
}

/** Creates a display of a command's progress: one line, cleared at the end; only on a terminal. */
export const createProgress = (stream: OutputStream, isQuiet: boolean): Progress => {
  if (!stream.isTTY || isQuiet) return { show: () => undefined, clear: () => undefined };
  let isShown = false;
  const clear = (): void => {
    if (isShown) stream.write(CLEAR_LINE);
    isShown = false;
  };
  const show = (text: string): void => {
    // A line that wraps couldn't be cleared.
    const line = text.replace(/\p{Cc}/gu, "\uFFFD").slice(0, Math.max(0, (stream.columns ?? 80) - 1));
    stream.write(`${CLEAR_LINE}${line}`);
    isShown = true;
  };
  return { show, clear };
};
