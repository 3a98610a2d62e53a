import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Git's output, split into lines; undefined if Git fails or isn't installed. */
const gitLines = (...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
};

/** Files that changed since this branch left the main branch, including new files and uncommitted changes. */
const changedFiles = (): string[] => {
  const base = gitLines("merge-base", "HEAD", "origin/main") ?? gitLines("merge-base", "HEAD", "main") ?? ["HEAD"];
  const changed = gitLines("diff", "--name-only", "--no-renames", ...base) ?? [];
  const added = gitLines("ls-files", "--others", "--exclude-standard") ?? [];
  return [...changed, ...added];
};

/** Folders whose code is pure functions, tested without a build or a separate process. */
const PURE = [
  ...["src/utils", "src/config", "src/diagnostics", "src/theme", "src/mdx"],
  ...["src/search/local", "packages/ern/src"],
];

/** Random tests, and those that start a program, take longest. */
const isSlow = (test: string): boolean => /\b(?:countInTier|isLongTier|spawnSync)\b/.test(readFileSync(test, "utf8"));

const CONTENT_TEST = "src/test/content/content.test.ts";

/** The tests of a file: itself, those with the same name, or all next to it. Content has the content test. */
const testsOf = (changed: string, tests: readonly string[]): string[] => {
  if (changed.startsWith("content/")) return tests.filter((test) => test === CONTENT_TEST);
  const matching = tests.filter(
    (test) => test === changed || test.replace(/\.test\.tsx?$/, "") === changed.replace(/\.tsx?$/, ""),
  );
  return matching.length > 0
    ? matching
    : tests.filter((test) => path.posix.dirname(test) === path.posix.dirname(changed));
};

/**
 * Returns the unit tests that `npm run test:quick` runs: those of pure functions, but for slow ones, and those of
 * changed files.
 */
export const quickFiles = (tests: readonly string[], changed: readonly string[] = changedFiles()): string[] => {
  const pure = tests.filter((test) => PURE.some((folder) => test.startsWith(`${folder}/`)) && !isSlow(test));
  return [...new Set([...pure, ...changed.flatMap((file) => testsOf(file, tests))])];
};
