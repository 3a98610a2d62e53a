import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { compiledName, compileScripts } from "../../verification/doctest/languages/scripts/script-files";
import type { ProgramRun } from "./python-process";

/** Starts one Node.js for many scripts of the docs, which load a package once. */
export const startNode = () => {
  const child = fork(path.resolve("src/test/node/run-each.mjs"), {
    execArgv: ["--no-warnings"],
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return {
    /** Runs a script in its folder, whose TypeScript it compiles; one at a time. */
    run: async (folder: string, file: string, ...args: string[]): Promise<ProgramRun> => {
      compileScripts(folder);
      child.send([folder, compiledName(file), ...args]);
      const [[status, stdout, stderr]] = (await once(child, "message")) as [[number, string, string]];
      return { status, stdout, stderr };
    },
    stop: () => child.disconnect(),
  };
};
