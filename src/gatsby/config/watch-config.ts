import { type FSWatcher, readdirSync, readFileSync, watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";

import { buildSync } from "esbuild";

import { ownPackages } from "../own-packages";

type Exports = Record<string, unknown>;

/** Returns the exports of TypeScript files, read again with their relative imports, whatever was loaded before. */
export const loadConfig = (folder: string, names: readonly string[]): Exports => {
  const { outputFiles } = buildSync({
    stdin: { contents: names.map((name) => `export * from "./${name}";`).join("\n"), resolveDir: path.resolve(folder) },
    bundle: true,
    write: false,
    format: "cjs",
    packages: "external",
    alias: ownPackages(),
    platform: "node",
    logLevel: "silent",
  });
  const module = { exports: {} as Exports };
  const run = compileFunction(outputFiles[0]!.text, ["module", "require"]) as (...args: unknown[]) => void;
  run(module, createRequire(path.resolve("package.json")));
  return module.exports;
};

const WATCHED = /\.(?:ts|json|yaml|svg)$/;

const readText = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Calls back with the name of each file in a folder whose text has changed, once it's completely written. */
export const watchConfig = (folder: string, onChange: (name: string) => void): FSWatcher => {
  const names = readdirSync(folder).filter((name) => WATCHED.test(name));
  const texts = new Map(names.map((name) => [name, readText(path.join(folder, name))]));
  const timers = new Map<string, NodeJS.Timeout>();
  const look = (name: string): void => {
    const text = readText(path.join(folder, name));
    if (text === "" || text === texts.get(name)) return;
    texts.set(name, text);
    onChange(name);
  };
  const watcher = watch(folder, (_event, name) => {
    if (!name || !WATCHED.test(name)) return;
    clearTimeout(timers.get(name));
    // A write arrives as several events, and at the first one the file may still be empty.
    timers.set(name, setTimeout(look, 100, name));
  });
  // The watcher must not keep develop running.
  watcher.unref();
  return watcher;
};
