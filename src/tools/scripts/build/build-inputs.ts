import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { fixturesFolder } from "../../../config/content";
import { listFiles } from "../../../diagnostics/cached-files";

/** Quoted texts that may be a file name, relative to their file (an import) or to the project root. */
const NAMES = /["'`]((?:\.{1,2}|src)\/[^"'`?\n]+)/g;
const SUFFIXES = ["", ".ts", ".tsx", "/index.ts"];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const namedFile = (name: string, namedIn: string): string | undefined => {
  const path = join(name.startsWith(".") ? dirname(namedIn) : "", name);
  return SUFFIXES.map((suffix) => path + suffix).find(isFile);
};

/** Returns the given files of ours, and all files that they import or name, directly or indirectly. */
export const importedFiles = (entries: readonly string[]): string[] => {
  const files = new Set(entries);
  // The loop also visits files added during it.
  for (const file of files) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(NAMES)) {
      const found = namedFile(name, file);
      if (found) files.add(found);
    }
  }
  return [...files].sort();
};

const LOCK = "package-lock.json";
/** Imported by its name, which isn't followed. */
const ENGINE = ["packages/ern/src", "packages/ern/data"];

/** The inputs of each result: if none of them has changed, neither has the result. */
export const buildInputs = {
  site: (): string[] => [
    "content",
    "packages",
    "src",
    "static",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
    LOCK,
  ],
  /** Nodes and their fields, for unchanged content: the code that creates them, and the files that code fences show. */
  nodes: (): string[] => [
    ...importedFiles(["gatsby-config.ts", "gatsby-node.ts"]),
    // Which the build reads by the names of their folders.
    ...listFiles("src/gatsby", ".graphql"),
    ...ENGINE,
    fixturesFolder,
    LOCK,
  ],
};
