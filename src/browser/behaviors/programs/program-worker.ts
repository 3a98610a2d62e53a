import type { ProgramScript, RunReport, RunRequest } from "./messages";

const report = (message: RunReport): void => self.postMessage(message);

/** Loads a program's script, which the build made, and runs it. */
self.onmessage = async ({ data: { address, own } }: MessageEvent<RunRequest>) => {
  try {
    const { start } = (await import(/* webpackIgnore: true */ address)) as ProgramScript;
    await start(own, report);
  } catch {
    report({ state: "missing" });
  }
};
