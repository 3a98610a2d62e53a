import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

import { contentRoot } from "../config/content";

export interface TextFile {
  file: string;
  raw: string;
}

/** Returns sorted paths of the files in a folder whose names end with `ending`; none if there is no such folder. */
export const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

/** Returns sorted paths of the files in a folder, and in folders below it, whose names end with `ending`. */
export const listFiles = (folder: string, ending = ""): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();

/** Returns the result of a function, or its error, as often as it's asked for. */
const memoizeResult = <Made>(make: () => Made): (() => Made) => {
  try {
    const made = make();
    return () => made;
  } catch (error) {
    return () => {
      throw error;
    };
  }
};

/** Makes something from files again only if one was changed, added or removed; a production build doesn't look again. */
export const memoizeFiles = <Made>(
  list: () => readonly string[],
  make: (files: readonly TextFile[]) => Made,
): (() => Made) => {
  let memory: { state: string; made: () => Made } | undefined;
  return () => {
    if (memory && process.env.NODE_ENV === "production") return memory.made();
    const files = list();
    const state = files.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
    if (memory?.state !== state)
      memory = {
        state,
        made: memoizeResult(() => make(files.map((file) => ({ file, raw: readFileSync(file, "utf8") })))),
      };
    return memory.made();
  };
};

export const digestOf = (value: unknown): string =>
  createHash("sha1").update(JSON.stringify(value)).digest("base64url");

/** Returns data of a content root (`content` by default). Each root's reader is made on first use. */
export const memoizeByRoot = <Data>(makeReader: (root: string) => () => Data): ((root?: string) => Data) => {
  const readers = new Map<string, () => Data>();
  return (root = contentRoot) => {
    const reader = readers.get(root) ?? makeReader(root);
    readers.set(root, reader);
    return reader();
  };
};

/** Returns what is made from files of a content root (`content` by default), and again only if one of them changes. */
export const memoizeRootFiles = <Made>(
  list: (root: string) => readonly string[],
  make: (files: readonly TextFile[]) => Made,
): ((root?: string) => Made) => memoizeByRoot((root) => memoizeFiles(() => list(root), make));
