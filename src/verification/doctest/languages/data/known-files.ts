import ts from "typescript";

import { nearest } from "../../../../utils/text/nearest";
import { versionDiagnostic } from "../../names/package-facts";
import type { SampleDiagnostic } from "../../samples/sample";
import { lineOfPath } from "./line-of-path";

const tsconfigKeys = ["compilerOptions", "include", "exclude", "files", "extends", "references"];

const packageKeys =
  "name version private description license type main module types exports bin files engines scripts dependencies devDependencies peerDependencies optionalDependencies overrides".split(
    " ",
  );

const keyDiagnostics = (code: string, data: object, known: readonly string[], what: string): SampleDiagnostic[] =>
  Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      line: lineOfPath(code, [key]),
      message: `${what} has no key "${key}"`,
      remedy: `Did you mean ${nearest(key, known) ?? known.join(", ")}?`,
    }));

/** Type packages that the settings name. */
const typesDiagnostics = (code: string, data: object): SampleDiagnostic[] => {
  const { types } = { types: [], ...(data as { compilerOptions?: { types?: string[] } }).compilerOptions };
  return types.flatMap((name) => {
    const diagnostic = versionDiagnostic("npm", `@types/${name}`, undefined);
    return diagnostic ? [{ line: lineOfPath(code, ["compilerOptions", "types"]), ...diagnostic }] : [];
  });
};

const checkTsconfig = (code: string, data: object): SampleDiagnostic[] => {
  const file = ts.parseJsonText("tsconfig.json", code);
  const { errors } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, process.cwd());
  const found = errors.filter(({ file: where }) => where === file);
  return [
    ...keyDiagnostics(code, data, tsconfigKeys, "tsconfig.json"),
    ...typesDiagnostics(code, data),
    ...found.map(({ start = 0, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start).line,
      message: ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, ""),
      remedy: "Write an option that TypeScript has, with a value that it takes.",
    })),
  ];
};

const checkPackage = (code: string, data: object): SampleDiagnostic[] => [
  ...keyDiagnostics(code, data, packageKeys, "package.json"),
  ...Object.entries(data).flatMap(([key, packages]) =>
    /ependencies$/.test(key)
      ? Object.entries(packages as Record<string, unknown>).flatMap(([name, version]) => {
          const diagnostic =
            typeof version === "string"
              ? versionDiagnostic("npm", name, version)
              : { message: `The version of ${name} is no text`, remedy: "Write it in quotes." };
          return diagnostic ? [{ line: lineOfPath(code, [key, name]), ...diagnostic }] : [];
        })
      : [],
  ),
];

/** Checks for files with a format defined by others, by file name. */
export const knownFiles: ReadonlyMap<string, (code: string, data: object) => SampleDiagnostic[]> = new Map([
  ["tsconfig.json", checkTsconfig],
  ["package.json", checkPackage],
]);
