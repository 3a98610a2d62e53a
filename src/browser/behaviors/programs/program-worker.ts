import type { ProgramScript, RunReport, RunRequest } from "./messages";

const report = (news: RunReport): void => self.postMessage(news);

/** Loads a program's script, which the build made, and runs it. */
self.onmessage = async ({ data: { address, message } }: MessageEvent<RunRequest>) => {
  try {
    const { start } = (await import(/* webpackIgnore: true */ address)) as ProgramScript;
    await start(message, report);
  } catch {
    report({ state: "missing" });
  }
};
