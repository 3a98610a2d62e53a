import path from "node:path";

import { escapeRegExp } from "../../utils/text/escape";

export interface TestFile {
  file: string;
  text: () => string;
}

export interface Selection {
  files: string[];
  /** A regular expression for test names; undefined selects every test in the files. */
  name?: string;
}

/** A path in the form of test file paths: from the root, with slashes. A module's path selects the tests next to it. */
const toPathPart = (wanted: string): string =>
  (path.isAbsolute(wanted) ? path.relative("", wanted) : wanted)
    .replaceAll("\\", "/")
    .replace(/^\.\//, "")
    .replace(/(?<!\.(?:test|spec))\.tsx?$/, ".");

/** A name as a runner prints it: subjects and title, joined by " › ". */
const toParts = (name: string): string[] => name.split(/\s*›\s*/).filter((part) => part !== "");

/**
 * Returns the test files and test names that the arguments select, for each list of files. An argument that is part of
 * any test file's path is a path; any other is part of a test name. With both, a test must match both.
 */
export const selectTests = <Runner extends string>(
  wanted: readonly string[],
  lists: Readonly<Record<Runner, readonly TestFile[]>>,
): Record<Runner, Selection> => {
  const all = Object.values<readonly TestFile[]>(lists).flat();
  const isPath = (part: string): boolean => all.some(({ file }) => file.includes(part));
  const pathParts = wanted.map(toPathPart).filter(isPath);
  const names = wanted.filter((argument) => !isPath(toPathPart(argument))).map(toParts);

  const inPaths = ({ file }: TestFile): boolean =>
    pathParts.length === 0 || pathParts.some((part) => file.includes(part));
  const hasName = ({ text }: TestFile): boolean => {
    const lower = text().toLowerCase();
    return names.some((parts) => parts.every((part) => lower.includes(part.toLowerCase())));
  };
  const name = names.map((parts) => parts.map(escapeRegExp).join(".*")).join("|");
  const toSelection = (files: readonly TestFile[]): Selection =>
    names.length === 0
      ? { files: files.filter(inPaths).map(({ file }) => file) }
      : { files: files.filter((testFile) => inPaths(testFile) && hasName(testFile)).map(({ file }) => file), name };

  const entries = Object.entries<readonly TestFile[]>(lists).map(([runner, files]) => [runner, toSelection(files)]);
  return Object.fromEntries(entries) as Record<Runner, Selection>;
};
