import ts from "typescript";
import { parse } from "yaml";

import { versionDiagnostic } from "../../names/package-facts";
import type { SampleDiagnostic } from "../../samples/sample";
import { isTable, ManifestDiagnostics, type Table } from "../toml/manifest-diagnostics";
import { lineOfPath } from "./data-value-diagnostics";

type CheckFile = (data: Table, diagnostics: ManifestDiagnostics, code: string) => void;

const checkTsconfig: CheckFile = (data, diagnostics, code) => {
  diagnostics.keys(data, "tsconfig.json");
  const { types } = { types: [], ...(data["compilerOptions"] as { types?: string[] } | undefined) };
  for (const name of types)
    diagnostics.report(["compilerOptions", "types"], versionDiagnostic("npm", `@types/${name}`, undefined));
  const file = ts.parseJsonText("tsconfig.json", code);
  const { errors } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, process.cwd());
  for (const { file: where, start = 0, messageText } of errors)
    if (where === file)
      diagnostics.found.push({
        line: file.getLineAndCharacterOfPosition(start).line,
        message: ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, ""),
        remedy: "Write an option that TypeScript has, with a value that it takes.",
      });
};

const checkPackage: CheckFile = (data, diagnostics) => {
  diagnostics.keys(data, "package.json");
  for (const [key, packages] of Object.entries(data)) {
    if (!/ependencies$/.test(key) || !isTable(packages)) continue;
    for (const [name, version] of Object.entries(packages))
      diagnostics.report(
        [key, name],
        typeof version === "string"
          ? versionDiagnostic("npm", name, version)
          : { message: `The version of ${name} is no text`, remedy: "Write it in quotes." },
      );
  }
};

const files = new Map([
  ["tsconfig.json", checkTsconfig],
  ["package.json", checkPackage],
]);

/** Checks a file with a format defined by others; returns undefined if it has another name. */
export const knownFileDiagnostics = (name: string, code: string): SampleDiagnostic[] | undefined => {
  const checkFile = files.get(name);
  if (!checkFile) return undefined;
  const diagnostics = new ManifestDiagnostics((...path) => lineOfPath(code, path));
  checkFile(parse(code) as Table, diagnostics, code);
  return diagnostics.found;
};
