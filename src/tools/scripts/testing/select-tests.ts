import path from "node:path";

import { escapeRegExp } from "../../../utils/text/escape-reg-exp";

export interface TestFile {
  file: string;
  text: () => string;
}

export interface Selection {
  files: string[];
  /** A regular expression for the names of the tests; all tests of the files if there is none. */
  name?: string;
}

/** A path as test files have it: from the root, with slashes; a module's path selects the tests beside it. */
const toPathPart = (wanted: string): string =>
  (path.isAbsolute(wanted) ? path.relative("", wanted) : wanted)
    .replaceAll("\\", "/")
    .replace(/^\.\//, "")
    .replace(/(?<!\.(?:test|spec))\.tsx?$/, ".");

/** A name as a runner prints it: the subjects and the title, with " › " between them. */
const toParts = (name: string): string[] => name.split(/\s*›\s*/).filter((part) => part !== "");

/**
 * The test files and test names that arguments select, for each list of files. An argument that is part of the path of any test
 * file is a path, any other is part of a test's name; with both, only tests that match both are selected.
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
      : { files: files.filter((one) => inPaths(one) && hasName(one)).map(({ file }) => file), name };

  const entries = Object.entries<readonly TestFile[]>(lists).map(([runner, files]) => [runner, toSelection(files)]);
  return Object.fromEntries(entries) as Record<Runner, Selection>;
};
