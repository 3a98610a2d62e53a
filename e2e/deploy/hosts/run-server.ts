import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { owner } from "./deployed-site";
import type { RunningHost } from "./host";

const SECONDS = 10;

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { method: "HEAD", redirect: "manual" }).then(
    () => true,
    () => false,
  );

/**
 * Runs a server on a folder and waits until it answers; stopping it removes the folder. Its output becomes the error.
 */
export const runServer = async (
  folder: string,
  port: number,
  [command, ...args]: readonly [string, ...string[]],
): Promise<RunningHost> => {
  const child = spawn(command, args, {
    ...owner,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(child, "close");
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = SECONDS * 10; tries > 0 && child.exitCode === null; tries--) {
    if (await answers(origin)) return { origin, stop, complaints: () => complaints };
    await wait(100);
  }
  await stop();
  throw new Error(`${command} does not serve the site:\n${complaints}`);
};
