import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Readable } from "node:stream";

import { type Watched, watchProcesses } from "./watch-processes";

/** Runs a command, then has the shell write the CPU time of the command and its children to descriptor 3. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';

export interface CommandCost {
  seconds: number;
  /** Undefined if the shell doesn't report it. */
  user: number | undefined;
  /** User and system seconds. */
  processor: number | undefined;
  peak: Watched["peak"] | undefined;
  uses: Watched["uses"] | undefined;
  /** Seconds from the start to each printed line. */
  printed: readonly PrintedLine[];
  /** The output. */
  output: string;
}

export interface PrintedLine {
  seconds: number;
  line: string;
}

interface CommandOptions {
  cwd: string;
  /** Environment variables in addition to this process's. */
  env: Readonly<Record<string, string>>;
  /** File for the output. */
  log: string;
}

const readOutput = async (stream: Readable, onText: (text: string) => void = () => undefined): Promise<string> => {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    onText(String(chunk));
  }
  return text;
};

/** User and system seconds of the children, from the second line of `times`: "1m2.30s 0m4.50s". */
const secondsOf = (times: string): number[] =>
  [...(times.trim().split("\n")[1] ?? "").matchAll(/(\d+)m([\d.,]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds!.replace(",", ".")),
  );

/** Running processes; `stopCommands` ends them when the bench is interrupted. */
const running = new Set<number>();

export const stopCommands = (): void => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGTERM");
    } catch {
      // It has already ended.
    }
  }
};

/** Runs a command and returns what it cost; throws if it fails. */
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
  // Without an id it hasn't started, and an error event will follow.
  const pid = child.pid ?? Number(await ended);
  running.add(pid);
  const watch = watchProcesses(pid);
  const printed: PrintedLine[] = [];
  let unfinished = "";
  const note = (text: string): void => {
    const printedAt = (performance.now() - started) / 1000;
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop()!;
    printed.push(...lines.map((line) => ({ seconds: printedAt, line })));
  };
  const [output, errors, times, code] = await Promise.all([
    readOutput(stdout, note),
    readOutput(stderr),
    readOutput(descriptor3),
    ended,
  ]);
  running.delete(pid);
  writeFileSync(logFile, output + errors);
  const watched = watch.stop();
  const [user, system] = secondsOf(times);
  if (code !== 0)
    throw new Error(`The build in ${cwd} failed with code ${code}:\n${(output + errors).trim().slice(-2000)}`);
  const seconds = (performance.now() - started) / 1000;
  const processor = user === undefined || system === undefined ? undefined : user + system;
  return { seconds, user, processor, peak: watched?.peak, uses: watched?.uses, printed, output };
};
