import { spawnSync } from "node:child_process";

/** Runs Node.js in a process of its own, for what ends a process, keeps it alive or does not load. */
export const runNode = (args: readonly string[]) => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH },
  });
  return { aborted: signal === "SIGABRT" || status === 134, stdout, stderr };
};
