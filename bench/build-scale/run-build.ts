import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";

import { buildEnvironment } from "../../src/scripts/build/build-environment";
import { toolPath } from "../../src/scripts/tools/run";
import { watchMemory } from "./watch-memory";
import type { MemoryPeak } from "./watch-memory";

/** Runs a command, then has the shell write on descriptor 3 what it and its children took of the processors. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';
const PHASE = /^success (.+?)(?: - \d+\/\d+.*?)? - (\d+(?:\.\d+)?)s/gm;
// eslint-disable-next-line no-control-regex -- terminal sequences begin with a control character
const TERMINAL = /\u001b\[[0-9;]*[A-Za-z]/g;

export interface BuildCost {
  seconds: number;
  /** Undefined where the shell does not tell. */
  user: number | undefined;
  peak: MemoryPeak | undefined;
  /** Seconds of Gatsby's phases. */
  phases: Map<string, number>;
}

const textOf = async (stream: Readable): Promise<string> => {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
};

/** User seconds of the children, from the second line of `times`: "1m2.30s 0m4.50s". */
const userSeconds = (times: string): number | undefined => {
  const [, minutes, seconds] = /^(\d+)m([\d.,]+)s/.exec(times.trim().split("\n")[1] ?? "") ?? [];
  return minutes === undefined || seconds === undefined
    ? undefined
    : Number(minutes) * 60 + Number(seconds.replace(",", "."));
};

const toPhases = (log: string): Map<string, number> => {
  const phases = new Map<string, number>();
  for (const [, name = "", seconds] of log.replace(TERMINAL, "").replaceAll("\r", "\n").matchAll(PHASE))
    phases.set(name, (phases.get(name) ?? 0) + Number(seconds));
  return phases;
};

/** Processes under way; `stopBuilds` ends them when the bench is interrupted. */
const running = new Set<number>();

export const stopBuilds = (): void => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
};

/** Builds the project in a folder; what was printed is then in the log. */
export const runBuild = async (folder: string, logFile: string): Promise<BuildCost> => {
  const started = performance.now();
  const child = spawn("sh", ["-c", TIMED, "sh", process.execPath, toolPath("gatsby"), "build"], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...buildEnvironment, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, stdout, stderr, descriptor3] = child.stdio as unknown as [null, Readable, Readable, Readable];
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("exit", resolve));
  // Without an id it has not started, and an error is under way.
  const pid = child.pid ?? Number(await ended);
  running.add(pid);
  const memory = watchMemory(pid);
  const log = createWriteStream(logFile);
  const [out, , times, code] = await Promise.all([
    textOf(stdout),
    textOf(stderr).then((text) => log.write(text)),
    textOf(descriptor3),
    ended,
  ]);
  running.delete(pid);
  log.end(out);
  const peak = memory.stop();
  if (code !== 0) throw new Error(`The build in ${folder} failed with code ${code}:\n${out.trim().slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, user: userSeconds(times), peak, phases: toPhases(out) };
};
