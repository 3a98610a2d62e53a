import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes files, by path in a folder. */
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

/** Removes files and folders, by path in a folder; missing ones are ignored. */
export const removeFiles = (folder: string, names: readonly string[]): void => {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
};
