import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { site } from "../../config/site";

const CACHE = path.join("node_modules", ".cache", "ddex-suite-docs", "toolkit");

/** Returns a folder with the toolkit's sources: the given one, or what git fetches of a tag or a commit. */
export const toolkitFolder = (revision: string, repository = `${site.repository}.git`, cache = CACHE): string => {
  const isFolder = existsSync(revision);
  const folder = isFolder ? revision : path.resolve(cache, revision.replaceAll("/", "-"));
  if (!existsSync(folder)) {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
    mkdirSync(folder, { recursive: true });
    try {
      git("init", "--quiet");
      git("fetch", "--quiet", "--depth=1", repository, revision);
      git("checkout", "--quiet", "FETCH_HEAD");
    } catch (error) {
      rmSync(folder, { recursive: true });
      const reason = (error as Error).message.trim().split("\n").at(-1);
      throw new Error(`${revision} is not a folder, and git can't fetch it from ${repository}: ${reason}`, {
        cause: error,
      });
    }
  }
  if (!existsSync(path.join(folder, "packages")))
    throw new Error(`${revision} has no folder "packages". Give the root of a checkout of ${site.repository}.`);
  return folder;
};

/** Returns the lines of a source file; undefined if the folder doesn't have it. */
export const readLines = (folder: string, file: string): string[] | undefined => {
  const found = path.join(folder, file);
  return existsSync(found) ? readFileSync(found, "utf8").split(/\r?\n/) : undefined;
};

export interface Cited {
  file: string;
  /** Counted from 1. */
  first: number;
  last: number;
}

/** Reads "file:first-last", or "file:line". */
export const parseCitation = (source: string): Cited => {
  const [file = "", lines = ""] = source.split(":");
  const [first = 0, last = first] = lines.split("-").map(Number);
  return { file, first, last };
};

export const toSource = ({ file, first, last }: Cited): string => `${file}:${first}${last > first ? `-${last}` : ""}`;

/** Returns the text that an entry cites; undefined if the folder doesn't have it. */
export const readCitedText = (folder: string, source: string): string | undefined => {
  const { file, first, last } = parseCitation(source);
  const lines = readLines(folder, file) ?? [];
  return last <= lines.length ? lines.slice(first - 1, last).join("\n") : undefined;
};

const LEFT_OUT =
  /(?:^|\/)(?:tests?|__tests__|benches|docs|examples|fuzz|node_modules|scripts|target)\/|(?:^|\/)(?:build|simple_test|test[-_][^/]*)\.\w+$/;

/** Returns the source files of the packages and bindings, without tests and examples. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(folder, "packages"), { recursive: true, encoding: "utf8" })
    .map((name) => `packages/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.(?:rs|ts|py)$/.test(name) && !LEFT_OUT.test(name))
    .sort();
