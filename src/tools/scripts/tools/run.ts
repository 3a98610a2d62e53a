import { spawn, type SpawnOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Scripts run in the project root, where npm starts them. */
const { resolve } = createRequire(path.resolve("package.json"));

/** Returns the path of the script behind a package's command, which runs under Node.js on every system. */
export const toolPath = (packageName: string, command = packageName): string => {
  const manifest = resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
  const script = typeof bin === "string" ? bin : bin[command];
  if (script === undefined) throw new Error(`The package ${packageName} has no command ${command}`);
  return path.join(path.dirname(manifest), script);
};

export interface RunOptions extends Omit<SpawnOptions, "env"> {
  /** Extra environment variables. */
  env?: Readonly<Record<string, string>>;
}

/** Runs a package's script, or a TypeScript file of ours, in Node.js with this output; returns its exit code. */
export const runNode = (script: string, args: readonly string[], { env, ...options }: RunOptions = {}) =>
  new Promise<number>((settle, reject) => {
    const loader = script.endsWith(".ts") ? ["--import", "tsx"] : [];
    const child = spawn(process.execPath, [...loader, script, ...args], {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
      ...options,
    });
    child.on("error", reject);
    child.on("close", (code, signal) => settle(code ?? (signal ? 1 : 0)));
  });
