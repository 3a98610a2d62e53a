import { optionProblems, versionProblem } from "../../names/package-facts";
import type { SampleProblem } from "../../samples/sample";
import { isTable, ManifestProblems } from "./manifest-diagnostics";
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

const checkDependency = (name: string, value: unknown, problems: ManifestProblems): void => {
  if (typeof value === "string") return problems.tell(name, versionProblem("cargo", name, value));
  if (!isTable(value)) {
    const problem = `The dependency ${name} is neither a version nor a table`;
    return problems.tell(name, { problem, remedy: `Write ${name} = "…".` });
  }
  problems.keys(value, dependencyKeys, `A dependency of Cargo.toml`);
  problems.kind(value, "default-features", "boolean");
  problems.kind(value, "optional", "boolean");
  if (value["default-features"] === true)
    problems.tell("default-features", {
      problem: "default-features = true says what holds anyway",
      remedy: "Remove it.",
    });
  problems.kind(value, "features", "list");
  const named = typeof value["package"] === "string" ? value["package"] : name;
  const { version, features } = value;
  problems.tell(name, versionProblem("cargo", named, typeof version === "string" ? version : undefined));
  if (!["version", "path", "git", "workspace"].some((key) => Object.hasOwn(value, key)))
    problems.tell(name, { problem: `The dependency ${name} has no version`, remedy: 'Write version = "…".' });
  if (Array.isArray(features))
    for (const problem of optionProblems("cargo", named, features.map(String))) problems.tell("features", problem);
};

const checkFeatures = (features: Table, problems: ManifestProblems): void => {
  for (const [name, parts] of Object.entries(features)) {
    problems.kind(features, name, "list");
    if (!Array.isArray(parts)) continue;
    for (const [crate = "", feature] of parts.map((part) => String(part).split("/")))
      if (feature !== undefined)
        for (const problem of optionProblems("cargo", crate.replace("?", ""), [feature])) problems.tell(name, problem);
  }
};

const checkPackage = (table: Table, problems: ManifestProblems): void => {
  problems.keys(table, packageKeys, "[package]");
  problems.kind(table, "name", "string");
  if (table["edition"] !== undefined && !editions.includes(String(table["edition"])))
    problems.tell("edition", {
      problem: `Rust has no edition ${JSON.stringify(table["edition"])}`,
      remedy: `Write one of ${editions.join(", ")}.`,
    });
};

/** What is wrong in a Cargo.toml: its tables and keys, the crates it names, their versions and features. */
export const checkCargo = (code: string, data: Table): SampleProblem[] => {
  const problems = new ManifestProblems(code);
  problems.keys(data, tables, "Cargo.toml");
  if (isTable(data["package"])) checkPackage(data["package"], problems);
  if (isTable(data["features"])) checkFeatures(data["features"], problems);
  for (const table of dependencyTables)
    for (const [name, value] of Object.entries(data[table] ?? {})) checkDependency(name, value, problems);
  return problems.found;
};
