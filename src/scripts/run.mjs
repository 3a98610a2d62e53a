import { spawn } from "node:child_process";

/** Runs a command to its end with this process's output; resolves to its exit code. */
export const run = (command, args, { env = {}, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
      ...options,
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

export const bin = (name) => `node_modules/.bin/${name}`;
