import ts from "typescript";

import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import manifests from "../../names/manifests.json";
import { optionDiagnostics, versionDiagnostic } from "../../names/package-facts";
import type { DeclaredType, PathDiagnostic } from "./type-diagnostics";

/** A manifest as its type has it; any part may be wrong. */
type Data = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

type Found = (PathDiagnostic | (Diagnostic & { line: number }))[];

const at = (path: readonly string[], ...diagnostics: readonly (Diagnostic | undefined)[]): PathDiagnostic[] =>
  diagnostics.flatMap((diagnostic) => (diagnostic ? [{ path, ...diagnostic }] : []));

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const crateDiagnostics = (path: readonly string[], name: string, value: unknown): PathDiagnostic[] => {
  if (typeof value === "string") return at(path, versionDiagnostic("cargo", name, value));
  const { package: named, version, features, ...others } = value as Record<string, string | undefined>;
  const isFound = version !== undefined || ["path", "git", "workspace"].some((key) => key in others);
  const lacking = { message: `The dependency ${name} has no version`, remedy: 'Write version = "…".' };
  return [
    ...at(path, versionDiagnostic("cargo", named ?? name, version), isFound ? undefined : lacking),
    ...at([...path, "features"], ...optionDiagnostics("cargo", named ?? name, textsIn(features))),
  ];
};

const cargo = (data: Data): Found => [
  ...["dependencies", "dev-dependencies", "build-dependencies"].flatMap((table) =>
    Object.entries(data[table] ?? {}).flatMap(([name, value]) => crateDiagnostics([table, name], name, value)),
  ),
];

const packageJson = (data: Data): Found =>
  Object.entries(data).flatMap(([key, packages]) =>
    Object.entries(/ependencies$/.test(key) ? packages! : {}).flatMap(([name, version]) =>
      at([key, name], versionDiagnostic("npm", name, String(version))),
    ),
  );

const tsconfig = ({ compilerOptions }: Data, code: string): Found => {
  const file = ts.parseJsonText("tsconfig.json", code);
  const { errors } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, process.cwd());
  return [
    ...textsIn(compilerOptions?.["types"]).flatMap((name) =>
      at(["compilerOptions", "types"], versionDiagnostic("npm", `@types/${name}`, undefined)),
    ),
    ...errors
      .filter((error) => error.file === file)
      .map(({ start = 0, messageText }) => ({
        line: file.getLineAndCharacterOfPosition(start).line,
        message: ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, ""),
        remedy: "Write an option that TypeScript has, with a value that it takes.",
      })),
  ];
};

const FILES: Readonly<Record<string, { type: keyof typeof manifests; find: (data: Data, code: string) => Found }>> = {
  "Cargo.toml": { type: "CargoToml", find: cargo },
  "package.json": { type: "PackageJson", find: packageJson },
  "tsconfig.json": { type: "TsconfigJson", find: tsconfig },
};

const declarations = Object.entries(manifests)
  .map(([name, fields]) => {
    const members = Object.entries(fields).flatMap(([keys, type]) =>
      keys.split(", ").map((key) => `"${key}"?: ${type};`),
    );
    return `interface ${name} { ${members.join(" ")} }`;
  })
  .join("\n");

/** The type of a file with a format defined by others; undefined if it has another name. */
export const manifestType = (name: string): DeclaredType | undefined =>
  Object.hasOwn(FILES, name) ? { text: declarations, type: FILES[name]!.type } : undefined;

/** Problems with the packages, versions and options that such a file names. */
export const manifestDiagnostics = (name: string, data: unknown, code: string): Found =>
  FILES[name]!.find(data as Data, code);
