import path, { type PlatformPath } from "node:path";

import { toInnerPath } from "../src/text/inner-path";
import { foldName, whyUnsafe } from "./batch/file-names";

/** Returns whether a path is a folder or below it. Both are absolute. */
export const isWithin = (folder: string, file: string, { relative, isAbsolute, sep }: PlatformPath = path): boolean => {
  const inner = relative(folder, file);
  return inner !== ".." && !inner.startsWith(`..${sep}`) && !isAbsolute(inner);
};

/** Returns a path from the root of the repository, as GitHub and code scanning know it; another path stays as it is. */
export const toWorkspacePath = (file: string, root: string, system: PlatformPath = path): string => {
  const absolute = system.resolve(file);
  if (!isWithin(root, absolute, system)) return file;
  return system.relative(root, absolute).replaceAll(system.sep, "/");
};

const WILDCARDS: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "*": "[^/]*", "?": "[^/]" };

interface Pattern {
  /** Where they are, with a slash at its end; "" for the current folder. */
  folder: string;
  /** Whether they are in folders of that folder too. */
  isDeep: boolean;
  /** Matches their paths from there, with slashes. */
  expression: RegExp;
}

/** Parses an argument with `*` or `**`, in the way of the platform. */
export const parsePattern = (argument: string, { sep }: PlatformPath = path): Pattern => {
  const pattern = argument.replaceAll(sep, "/");
  const [folder = ""] = /^(?:[^*?]*\/)?/.exec(pattern)!;
  const inner = pattern.slice(folder.length);
  const inside = inner.replace(/\*\*\/|[*?]|[\\^$.|+()[\]{}]/g, (part) => WILDCARDS[part] ?? `\\${part}`);
  // Windows doesn't tell case apart.
  const expression = new RegExp(`^${inside}$`, sep === "\\" ? "i" : "");
  return { folder, isDeep: inner.includes("/"), expression };
};

/** Returns why a file can't be written below a folder under a name from outside, as the end of a sentence. */
export const whyUnwritable = (name: string, system: NodeJS.Platform = process.platform): string | undefined => {
  const inner = toInnerPath(name);
  if (inner === undefined) return "leads out of the folder";
  return system === "win32" ? whyUnsafe(inner) : undefined;
};

/** Returns the same key for paths that are one file: Windows and macOS ignore case and the composition of letters. */
export const toPathKey = (file: string, system: NodeJS.Platform = process.platform): string =>
  system === "win32" || system === "darwin" ? foldName(file) : file;
