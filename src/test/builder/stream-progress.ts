import type { StreamingConfig, StreamingProgress } from "ddex-builder";

import { runNode } from "./run-node";
import { defaultConfig, header } from "./stream";

/** A configuration that reports every second item. */
export const everySecond = { progressCallbackFrequency: 2 };

interface Progress {
  calls: [null, StreamingProgress][];
  /** Was the callback called before the last resource was written? */
  atOnce: boolean;
}

interface ProgressOptions {
  config?: Partial<StreamingConfig>;
  /** Number of resources to write. */
  items?: number;
  /** Number of calls to wait for. */
  wanted?: number;
  /** Statements on `builder`, before the message and inside it. */
  before?: string;
  within?: string;
}

/** Returns what the callback receives while resources are written: by default two calls for four resources. */
export const progressOf = ({ config, items = 4, wanted = 2, before = "", within = "" }: ProgressOptions): Progress => {
  const configured = config && { ...defaultConfig, ...config };
  const { stdout } = runNode([
    "-e",
    `const { StreamingDdexBuilder } = require("ddex-builder");
    const builder = new StreamingDdexBuilder(${JSON.stringify(configured) ?? ""});
    const calls = [];
    builder.setProgressCallback((...args) => calls.push(args));
    ${before}
    builder.startMessage(${JSON.stringify(header)}, "4.3");
    ${within}
    for (let n = 0; n < ${items}; n++) builder.writeResource("T" + n, "Title", "Artist");
    const atOnce = calls.length > 0;
    const end = Date.now() + 20000;
    const timer = setInterval(() => {
      if (calls.length < ${wanted} && Date.now() < end) return;
      console.log(JSON.stringify({ atOnce, calls }));
      process.exit();
    }, 20);`,
  ]);
  return JSON.parse(stdout) as Progress;
};

/** Runs statements in a separate process, which they may end. */
export const runStream = (statements: string): ReturnType<typeof runNode> =>
  runNode(["-e", `const { StreamingDdexBuilder } = require("ddex-builder");${statements}`]);

/** Expects writing a resource to end the process if progress is reported every 0 items. */
export const expectAbortAtZero = (): void => {
  const aborts = (progressCallbackFrequency: number): boolean =>
    runStream(`const builder = new StreamingDdexBuilder(${JSON.stringify({ ...defaultConfig, progressCallbackFrequency })});
      builder.startMessage(${JSON.stringify(header)}, "4.3");
      try { builder.writeResource("a", "b", "c"); } catch {}`).aborted;
  expect([aborts(0), aborts(1)]).toEqual([true, false]);
};
