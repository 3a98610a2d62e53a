import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Readable } from "node:stream";

import { watchMemory } from "./watch-memory";
import type { MemoryPeak } from "./watch-memory";

/** Runs a command, then has the shell write on descriptor 3 what it and its children took of the processors. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';

export interface CommandCost {
  seconds: number;
  /** Undefined where the shell does not tell. */
  user: number | undefined;
  peak: MemoryPeak | undefined;
  /** What was printed. */
  output: string;
}

interface CommandOptions {
  cwd: string;
  /** Variables beside those of this process. */
  env: Readonly<Record<string, string>>;
  /** File that gets what was printed. */
  log: string;
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

/** Processes under way; `stopCommands` ends them when the bench is interrupted. */
const running = new Set<number>();

export const stopCommands = (): void => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
};

/** Runs a command and gives what it cost; throws when it fails. */
export const timeCommand = async (
  command: readonly string[],
  { cwd, env, log: logFile }: CommandOptions,
): Promise<CommandCost> => {
  const started = performance.now();
  const child = spawn("sh", ["-c", TIMED, "sh", ...command], {
    cwd,
    detached: true,
    env: { ...process.env, ...env, CI: "true", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const [, stdout, stderr, descriptor3] = child.stdio as unknown as [null, Readable, Readable, Readable];
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("exit", resolve));
  // Without an id it has not started, and an error is under way.
  const pid = child.pid ?? Number(await ended);
  running.add(pid);
  const memory = watchMemory(pid);
  const [output, errors, times, code] = await Promise.all([textOf(stdout), textOf(stderr), textOf(descriptor3), ended]);
  running.delete(pid);
  writeFileSync(logFile, output + errors);
  const peak = memory.stop();
  if (code !== 0)
    throw new Error(`The build in ${cwd} failed with code ${code}:\n${(output + errors).trim().slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, user: userSeconds(times), peak, output };
};
