import { fork } from "node:child_process";
import { once } from "node:events";

import { bundledScript } from "./bundled-script";
import type { CapturedRun } from "./run-captured";

/** Starts one process for many commands of `ern`, with schemas, whose validator Jest can't load. */
export const startCommands = (folder: string) => {
  const child = fork(bundledScript("packages/ern/test/command-process.ts"), { execArgv: [] });
  return {
    /** Runs a command in the folder; one at a time. */
    run: async (...args: readonly string[]) => {
      child.send([folder, ...args]);
      const [result] = (await once(child, "message")) as [CapturedRun];
      return result;
    },
    stop: () => child.disconnect(),
  };
};
