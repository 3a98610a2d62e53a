import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Scripts run in the project's root, as npm starts them; Playwright's loader knows no `import.meta`. */
const require = createRequire(path.resolve("package.json"));

/** Path of the script behind a command that a package brings: it runs under Node.js on every system, Windows included. */
export const toolPath = (packageName, command = packageName) => {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return path.join(path.dirname(manifest), typeof bin === "string" ? bin : bin[command]);
};

/** Runs a command to its end with this process's output; resolves to its exit code. */
export const run = (command, args, { env = {}, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
      ...options,
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a script under Node.js. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
