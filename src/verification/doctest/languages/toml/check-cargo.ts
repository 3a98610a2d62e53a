import { optionDiagnostics, versionDiagnostic } from "../../names/package-facts";
import type { SampleDiagnostic } from "../../samples/sample";
import { isTable, ManifestDiagnostics } from "./manifest-diagnostics";
import type { Table } from "./manifest-diagnostics";

const dependencyTables = ["dependencies", "dev-dependencies", "build-dependencies"];

const tables = [
  ...dependencyTables,
  ..."package lib bin example test bench features profile workspace patch lints target".split(" "),
];

const packageKeys =
  "name version edition rust-version authors description documentation readme homepage repository license license-file keywords categories workspace build links exclude include publish metadata default-run autobins autoexamples autotests autobenches resolver".split(
    " ",
  );

const dependencyKeys =
  "version path git branch tag rev features default-features optional package registry workspace".split(" ");

const editions = ["2015", "2018", "2021", "2024"];

const checkDependency = (name: string, value: unknown, diagnostics: ManifestDiagnostics): void => {
  if (typeof value === "string") return diagnostics.report(name, versionDiagnostic("cargo", name, value));
  if (!isTable(value)) {
    const diagnostic = `The dependency ${name} is neither a version nor a table`;
    return diagnostics.report(name, { message: diagnostic, remedy: `Write ${name} = "…".` });
  }
  diagnostics.keys(value, dependencyKeys, `A dependency of Cargo.toml`);
  diagnostics.kind(value, "default-features", "boolean");
  diagnostics.kind(value, "optional", "boolean");
  if (value["default-features"] === true)
    diagnostics.report("default-features", {
      message: "default-features = true says what holds anyway",
      remedy: "Remove it.",
    });
  diagnostics.kind(value, "features", "list");
  const named = typeof value["package"] === "string" ? value["package"] : name;
  const { version, features } = value;
  diagnostics.report(name, versionDiagnostic("cargo", named, typeof version === "string" ? version : undefined));
  if (!["version", "path", "git", "workspace"].some((key) => Object.hasOwn(value, key)))
    diagnostics.report(name, { message: `The dependency ${name} has no version`, remedy: 'Write version = "…".' });
  if (Array.isArray(features))
    for (const diagnostic of optionDiagnostics("cargo", named, features.map(String)))
      diagnostics.report("features", diagnostic);
};

const checkFeatures = (features: Table, diagnostics: ManifestDiagnostics): void => {
  for (const [name, parts] of Object.entries(features)) {
    diagnostics.kind(features, name, "list");
    if (!Array.isArray(parts)) continue;
    for (const [crate = "", feature] of parts.map((part) => String(part).split("/")))
      if (feature !== undefined)
        for (const diagnostic of optionDiagnostics("cargo", crate.replace("?", ""), [feature]))
          diagnostics.report(name, diagnostic);
  }
};

const checkPackage = (table: Table, diagnostics: ManifestDiagnostics): void => {
  diagnostics.keys(table, packageKeys, "[package]");
  diagnostics.kind(table, "name", "string");
  if (table["edition"] !== undefined && !editions.includes(String(table["edition"])))
    diagnostics.report("edition", {
      message: `Rust has no edition ${JSON.stringify(table["edition"])}`,
      remedy: `Write one of ${editions.join(", ")}.`,
    });
};

/** Problems in a Cargo.toml: its tables and keys, and the crates it names, with their versions and features. */
export const checkCargo = (code: string, data: Table): SampleDiagnostic[] => {
  const diagnostics = new ManifestDiagnostics(code);
  diagnostics.keys(data, tables, "Cargo.toml");
  if (isTable(data["package"])) checkPackage(data["package"], diagnostics);
  if (isTable(data["features"])) checkFeatures(data["features"], diagnostics);
  for (const table of dependencyTables)
    for (const [name, value] of Object.entries(data[table] ?? {})) checkDependency(name, value, diagnostics);
  return diagnostics.found;
};
