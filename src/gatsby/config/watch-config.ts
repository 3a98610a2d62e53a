import { readdirSync, readFileSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import path from "node:path";

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
