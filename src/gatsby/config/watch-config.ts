import { existsSync, readFileSync, readdirSync, watch, type FSWatcher } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";

type Exports = Record<string, unknown>;

/** The exports of a TypeScript file, read again with its relative imports, whatever was loaded before. */
export const loadConfig = async (file: string): Promise<Exports> => {
  // Needed only after an edit in develop.
  const { transformSync } = await import("@swc/core");
  const load = (filename: string): Exports => {
    const { code } = transformSync(readFileSync(filename, "utf8"), {
      filename,
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs" },
    });
    const module = { exports: {} as Exports };
    const own = createRequire(filename);
    const require = (name: string): unknown => {
      const named = path.resolve(path.dirname(filename), name);
      if (name.endsWith(".json")) return JSON.parse(readFileSync(named, "utf8"));
      const beside = `${named}.ts`;
      return name.startsWith(".") && existsSync(beside) ? load(beside) : (own(name) as unknown);
    };
    const run = compileFunction(code, ["module", "exports", "require"], { filename }) as (
      ...args: [typeof module, Exports, typeof require]
    ) => void;
    run(module, module.exports, require);
    return module.exports;
  };
  return load(path.resolve(file));
};

/** A write arrives as several events, and at the first one the file may still be empty. */
const SETTLED_MS = 100;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Calls back with the name of each file in a folder whose text has changed, once it's completely written. */
export const watchConfig = (folder: string, onChange: (name: string) => void): FSWatcher => {
  const texts = new Map(readdirSync(folder).map((name) => [name, textOf(path.join(folder, name))]));
  const timers = new Map<string, NodeJS.Timeout>();
  const look = (name: string): void => {
    const text = textOf(path.join(folder, name));
    if (text === "" || text === texts.get(name)) return;
    texts.set(name, text);
    onChange(name);
  };
  const watcher = watch(folder, (_event, name) => {
    if (!name || !/\.(?:ts|json)$/.test(name)) return;
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(look, SETTLED_MS, name));
  });
  // The watcher must not keep develop running.
  watcher.unref();
  return watcher;
};
