import { fork } from "node:child_process";
import { once } from "node:events";

import { bundledScript } from "./bundled-script";

/** Starts one process for many commands of `ern`, with schemas, whose validator Jest can't load. */
export const startCommands = (folder: string) => {
  const child = fork(bundledScript("packages/ern/test/command-process.ts"), { execArgv: [] });
  return {
    /** Runs a command in the folder; one at a time. */
    run: async (...args: readonly string[]) => {
      child.send([folder, ...args]);
      const [[code, out, err]] = (await once(child, "message")) as [[number, string, string]];
      return { code, out, err };
    },
    stop: () => child.disconnect(),
  };
};
