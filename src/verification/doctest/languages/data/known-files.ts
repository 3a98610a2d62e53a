import ts from "typescript";

import { nearest } from "../../../../utils/text/nearest";
import { versionProblem } from "../../names/package-facts";
import type { SampleProblem } from "../../samples/sample";
import { lineOfPath } from "./line-of-path";

const tsconfigKeys = ["compilerOptions", "include", "exclude", "files", "extends", "references"];

const packageKeys =
  "name version private description license type main module types exports bin files engines scripts dependencies devDependencies peerDependencies optionalDependencies overrides".split(
    " ",
  );

const keyProblems = (code: string, data: object, known: readonly string[], what: string): SampleProblem[] =>
  Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      line: lineOfPath(code, [key]),
      problem: `${what} has no key "${key}"`,
      remedy: `Did you mean ${nearest(key, known) ?? known.join(", ")}?`,
    }));

/** Packages of types that the settings name. */
const typesProblems = (code: string, data: object): SampleProblem[] => {
  const { types } = { types: [], ...(data as { compilerOptions?: { types?: string[] } }).compilerOptions };
  return types.flatMap((name) => {
    const problem = versionProblem("npm", `@types/${name}`, undefined);
    return problem ? [{ line: lineOfPath(code, ["compilerOptions", "types"]), ...problem }] : [];
  });
};

const checkTsconfig = (code: string, data: object): SampleProblem[] => {
  const file = ts.parseJsonText("tsconfig.json", code);
  const { errors } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, process.cwd());
  const found = errors.filter(({ file: where }) => where === file);
  return [
    ...keyProblems(code, data, tsconfigKeys, "tsconfig.json"),
    ...typesProblems(code, data),
    ...found.map(({ start = 0, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start).line,
      problem: ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, ""),
      remedy: "Write an option that TypeScript has, with a value that it takes.",
    })),
  ];
};

const checkPackage = (code: string, data: object): SampleProblem[] => [
  ...keyProblems(code, data, packageKeys, "package.json"),
  ...Object.entries(data).flatMap(([key, packages]) =>
    /ependencies$/.test(key)
      ? Object.entries(packages as Record<string, unknown>).flatMap(([name, version]) => {
          const problem =
            typeof version === "string"
              ? versionProblem("npm", name, version)
              : { problem: `The version of ${name} is no text`, remedy: "Write it in quotes." };
          return problem ? [{ line: lineOfPath(code, [key, name]), ...problem }] : [];
        })
      : [],
  ),
];

/** What is wrong in a file that others define, by its name. */
export const knownFiles: ReadonlyMap<string, (code: string, data: object) => SampleProblem[]> = new Map([
  ["tsconfig.json", checkTsconfig],
  ["package.json", checkPackage],
]);
