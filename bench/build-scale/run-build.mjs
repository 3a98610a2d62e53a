import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import path from "node:path";

import { buildEnvironment } from "../../src/scripts/build-environment.ts";
import { watchMemory } from "./watch-memory.mjs";

/** Runs a command, then has the shell write on descriptor 3 what it and its children took of the processors. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';
const PHASE = /^success (.+?)(?: - \d+\/\d+.*?)? - (\d+(?:\.\d+)?)s/gm;
// eslint-disable-next-line no-control-regex -- terminal sequences begin with a control character
const TERMINAL = /\u001b\[[0-9;]*[A-Za-z]/g;

const textOf = async (stream) => {
  let text = "";
  for await (const chunk of stream) text += chunk;
  return text;
};

/** User seconds of the children, from the second line of `times`: "1m2.30s 0m4.50s". */
const userSeconds = (times) => {
  const [, minutes, seconds] = /^(\d+)m([\d.,]+)s/.exec(times.trim().split("\n")[1] ?? "") ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds.replace(",", "."));
};

const toPhases = (log) => {
  const phases = new Map();
  for (const [, name, seconds] of log.replace(TERMINAL, "").replaceAll("\r", "\n").matchAll(PHASE))
    phases.set(name, (phases.get(name) ?? 0) + Number(seconds));
  return phases;
};

/** Processes under way; `stopBuilds` ends them when the bench is interrupted. */
const running = new Set();

export const stopBuilds = () => {
  for (const pid of running) {
    try {
      process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
};

/** Builds the project in a folder; gives seconds, user seconds, peak memory of the process tree and Gatsby's phases. */
export const runBuild = async (folder, logFile) => {
  const started = performance.now();
  const gatsby = path.join(folder, "node_modules/gatsby/cli.js");
  const child = spawn("sh", ["-c", TIMED, "sh", process.execPath, gatsby, "build"], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...buildEnvironment, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  running.add(child.pid);
  const memory = watchMemory(child.pid);
  const log = createWriteStream(logFile);
  const [out, , times, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr).then((text) => log.write(text)),
    textOf(child.stdio[3]),
    new Promise((resolve, reject) => child.once("error", reject).once("exit", resolve)),
  ]);
  running.delete(child.pid);
  log.end(out);
  const peak = memory.stop();
  if (code !== 0) throw new Error(`The build in ${folder} failed with code ${code}:\n${out.trim().slice(-2000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    user: userSeconds(times),
    peak,
    phases: toPhases(out),
  };
};
