import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import manifests from "../../names/manifests.json";
import { optionDiagnostics, type Registry, versionDiagnostic } from "../../names/package-facts";
import type { DeclaredType, PathDiagnostic } from "./type-diagnostics";

/** A package's version, or a table with it. */
type Requirement = string | { version?: string; features?: string[] };

/** A manifest as its type has it. */
type Data = Readonly<Record<string, Readonly<Record<string, Requirement>>>>;

const FILES: Readonly<Record<string, { type: keyof typeof manifests; registry: Registry }>> = {
  "Cargo.toml": { type: "CargoToml", registry: "cargo" },
  "package.json": { type: "PackageJson", registry: "npm" },
  "tsconfig.json": { type: "TsconfigJson", registry: "npm" },
};

const declarations = Object.entries(manifests)
  .map(([name, fields]) => {
    const members = Object.entries(fields).flatMap(([keys, type]) =>
      keys.split(", ").map((key) => `"${key}"?: ${type};`),
    );
    return `interface ${name} { ${members.join(" ")} }`;
  })
  .join("\n");

/** Returns the type of a file with a format defined by others; undefined if it has another name. */
export const manifestType = (name: string): DeclaredType | undefined =>
  Object.hasOwn(FILES, name) ? { text: declarations, type: FILES[name]!.type } : undefined;

const requirementDiagnostics = (registry: Registry, name: string, requirement: Requirement): Diagnostic[] => {
  const { version, features } = typeof requirement === "string" ? { version: requirement } : requirement;
  if (version === undefined)
    return [{ message: `The dependency ${name} has no version`, remedy: 'Write version = "…".' }];
  const diagnostic = versionDiagnostic(registry, name, version);
  return [...(diagnostic ? [diagnostic] : []), ...optionDiagnostics(registry, name, features)];
};

/** Returns problems with the packages, versions and features that such a file names. */
export const manifestDiagnostics = (file: string, data: unknown): PathDiagnostic[] =>
  Object.entries(data as Data).flatMap(([table, packages]) =>
    Object.entries(/ependencies$/.test(table) ? packages : {}).flatMap(([name, requirement]) =>
      requirementDiagnostics(FILES[file]!.registry, name, requirement).map((diagnostic) => ({
        path: [table, name],
        ...diagnostic,
      })),
    ),
  );
