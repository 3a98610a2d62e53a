import { readdirSync } from "node:fs";
import path from "node:path";

import { toolkitLanguages, toolkitPackages, type ToolkitLanguage, type ToolkitPackage } from "../../config/toolkit";
import { ContentError } from "../../diagnostics/diagnostic";
import { yamlList } from "../../diagnostics/yaml-file";
import { symbolValues, type ToolkitSymbol } from "./symbol";
import { dataPaths } from "../../config/content";
import { byRoot, whenChanged } from "../../diagnostics/cached-files";

const ownersOf = (file: string): { package: ToolkitPackage; language: ToolkitLanguage } => {
  const owner = toolkitPackages.find((name) => name === path.basename(path.dirname(file)));
  const language = path.basename(file, ".yaml");
  if (owner && Object.hasOwn(toolkitLanguages, language))
    return { package: owner, language: language as ToolkitLanguage };
  throw new ContentError(
    file,
    1,
    "the file is not named after a package and a language of src/config/toolkit.ts",
    `Name it <package>/<language>.yaml; packages: ${toolkitPackages.join(", ")}; languages: ${Object.keys(toolkitLanguages).join(", ")}`,
  );
};

/** The symbols in a toolkit file, in file order. Throws a ContentError for the first mistake. */
export const readSymbols = (raw: string, file: string): ToolkitSymbol[] => {
  const owners = ownersOf(file);
  const lines = new Map<string, number>();
  const entries = yamlList(raw, file, {
    schema: symbolValues,
    one: "symbol",
    many: "symbols",
    key: "id",
    rest: "its other keys below it",
  });
  return entries.map(({ fields, lineOf }) => {
    const { id } = fields;
    const prefix = `${owners.package}.${owners.language}.`;
    const idLine = lineOf("id");
    if (!id.startsWith(prefix))
      throw new ContentError(
        file,
        idLine,
        `the id "${id}" does not begin with "${prefix}"`,
        "Correct the id, or move the symbol to its own file",
      );
    const first = lines.get(id);
    if (first !== undefined)
      throw new ContentError(
        file,
        idLine,
        `the id "${id}" is taken by the symbol in line ${first}`,
        "Give each symbol an id of its own",
      );
    lines.set(id, idLine);
    return { ...fields, ...owners, file, line: idLine };
  });
};

/** Every YAML file in a toolkit folder, ordered by package and then by language. */
const toolkitFiles = (folder: string): string[] => {
  const known = toolkitPackages.flatMap((owner) =>
    Object.keys(toolkitLanguages).map((language) => `${owner}/${language}.yaml`),
  );
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml") && name.includes("/"))
    .sort((a, b) => known.indexOf(a) - known.indexOf(b))
    .map((name) => `${folder}/${name}`);
};

/** The current toolkit symbols of a content root. */
export const currentSymbols: (root?: string) => readonly ToolkitSymbol[] = byRoot((root) =>
  whenChanged(
    () => toolkitFiles(dataPaths(root).toolkit),
    (files) => files.flatMap(({ file, raw }) => readSymbols(raw, file)),
  ),
);
