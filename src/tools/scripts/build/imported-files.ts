import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Texts in quotes that may name a file, from the file they are in (an import) or from the project's root. */
const NAMES = /["'`]((?:\.{1,2}|src)\/[^"'`?\n]+)/g;
const SUFFIXES = ["", ".ts", ".tsx"];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const namedFile = (name: string, namedIn: string): string | undefined => {
  const path = join(name.startsWith(".") ? dirname(namedIn) : "", name);
  return SUFFIXES.map((suffix) => path + suffix).find(isFile);
};

/** Files of ours, and all that they import or name, directly or not. */
export const importedFiles = (entries: readonly string[]): string[] => {
  const files = new Set(entries);
  // Goes on to the files that are added meanwhile.
  for (const file of files) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(NAMES)) {
      const found = namedFile(name, file);
      if (found) files.add(found);
    }
  }
  return [...files].sort();
};
