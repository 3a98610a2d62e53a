import { spawnSync } from "node:child_process";

/** Runs Node.js in a separate process, for code that ends a process, keeps it alive or doesn't load. */
export const runNode = (args: readonly string[]) => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH },
  });
  return { aborted: signal === "SIGABRT" || status === 134, stdout, stderr };
};
