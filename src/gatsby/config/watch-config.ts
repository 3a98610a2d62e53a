import { readdirSync, readFileSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import path from "node:path";

/** A write comes as several events, the first of which may find the file empty. */
const SETTLED_MS = 100;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Calls back with the name of each file of a folder whose text has changed, when it is written whole. */
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
    if (!name?.endsWith(".ts")) return;
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(look, SETTLED_MS, name));
  });
  // The server alone decides how long develop runs.
  watcher.unref();
  return watcher;
};
