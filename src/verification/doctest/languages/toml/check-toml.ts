import { parse } from "smol-toml";

import { escapeRegExp } from "../../../../utils/text/escape";
import { optionDiagnostics, requirementDiagnostics, versionDiagnostic } from "../../names/package-facts";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { tomlSyntax } from "../syntax";
import { isTable, ManifestDiagnostics, type Table } from "./manifest-diagnostics";

const editions = ["2015", "2018", "2021", "2024"];

const checkDependency = (name: string, value: unknown, diagnostics: ManifestDiagnostics): void => {
  if (typeof value === "string") return diagnostics.report(name, versionDiagnostic("cargo", name, value));
  if (!isTable(value)) {
    const message = `The dependency ${name} is neither a version nor a table`;
    return diagnostics.report(name, { message, remedy: `Write ${name} = "…".` });
  }
  diagnostics.keys(value, "A dependency of Cargo.toml");
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
    diagnostics.report("features", ...optionDiagnostics("cargo", named, features.map(String)));
};

const checkFeatures = (features: Table, diagnostics: ManifestDiagnostics): void => {
  for (const [name, parts] of Object.entries(features)) {
    diagnostics.kind(features, name, "list");
    if (!Array.isArray(parts)) continue;
    for (const [crate = "", feature] of parts.map((part) => String(part).split("/")))
      if (feature !== undefined)
        diagnostics.report(name, ...optionDiagnostics("cargo", crate.replace("?", ""), [feature]));
  }
};

const checkPackage = (table: Table, diagnostics: ManifestDiagnostics): void => {
  diagnostics.keys(table, "[package]");
  diagnostics.kind(table, "name", "string");
  if (table["edition"] !== undefined && !editions.includes(String(table["edition"])))
    diagnostics.report("edition", {
      message: `Rust has no edition ${JSON.stringify(table["edition"])}`,
      remedy: `Write one of ${editions.join(", ")}.`,
    });
};

/** Reports problems in a Cargo.toml: its tables and keys, and the crates it names, with versions and features. */
const checkCargo = (data: Table, diagnostics: ManifestDiagnostics): void => {
  diagnostics.keys(data, "Cargo.toml");
  if (isTable(data["package"])) checkPackage(data["package"], diagnostics);
  if (isTable(data["features"])) checkFeatures(data["features"], diagnostics);
  for (const table of ["dependencies", "dev-dependencies", "build-dependencies"])
    for (const [name, value] of Object.entries(data[table] ?? {})) checkDependency(name, value, diagnostics);
};

const checkRequirements = (table: Table, key: string, diagnostics: ManifestDiagnostics): void => {
  diagnostics.kind(table, key, "list");
  const list = table[key];
  if (Array.isArray(list))
    diagnostics.report(key, ...list.flatMap((one) => requirementDiagnostics("pip", String(one))));
};

/** Reports problems in a pyproject.toml: its tables and keys, and the packages it names, with versions and extras. */
const checkPyproject = (data: Table, diagnostics: ManifestDiagnostics): void => {
  diagnostics.keys(data, "pyproject.toml");
  const { "build-system": build, project } = data;
  if (isTable(build)) {
    diagnostics.keys(build, "[build-system]");
    checkRequirements(build, "requires", diagnostics);
  }
  if (!isTable(project)) return;
  diagnostics.keys(project, "[project]");
  checkRequirements(project, "dependencies", diagnostics);
  const optional = project["optional-dependencies"];
  if (isTable(optional)) for (const key of Object.keys(optional)) checkRequirements(optional, key, diagnostics);
};

/** The checks for files, by name. */
const files = new Map([
  ["Cargo.toml", checkCargo],
  ["pyproject.toml", checkPyproject],
]);

const unknown: SampleDiagnostic = {
  line: 0,
  message: "Nothing says what file this TOML is",
  remedy: `Give the fence a title: ${[...files.keys()].join(" or ")}.`,
};

/** The line, from 0, on which a TOML key is set or its table starts; the first line if there is neither. */
const lineOfKey = (code: string, key: string): number => {
  const name = escapeRegExp(key);
  const set = new RegExp(`(^|[\\s{,.])["']?${name}["']?\\s*=|^\\s*\\[+([^\\]]*\\.)?["']?${name}["']?(\\.[^\\]]*)?\\]`);
  const line = code.split("\n").findIndex((text) => set.test(text));
  return Math.max(0, line);
};

/** Checks TOML: its syntax, then its keys, packages, versions and features. */
export const checkToml = ({ code, title = "" }: Pick<Program, "code" | "title">): SampleDiagnostic[] => {
  const syntax = tomlSyntax(code);
  if (syntax.length > 0) return syntax;
  const checkFile = files.get(title);
  if (!checkFile) return [unknown];
  const diagnostics = new ManifestDiagnostics((key) => lineOfKey(code, key));
  checkFile(parse(code), diagnostics);
  return diagnostics.found;
};
