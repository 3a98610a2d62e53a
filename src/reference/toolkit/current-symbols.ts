import path from "node:path";

import { dataPaths } from "../../config/content";
import { type ToolkitLanguage, toolkitLanguages, type ToolkitPackage, toolkitPackages } from "../../config/toolkit";
import { listFiles, memoizeRootFiles } from "../../diagnostics/cached-files";
import { errorIn, toDiagnostic } from "../../diagnostics/diagnostic";
import { yamlList } from "../../diagnostics/yaml-file";
import { symbolValues, type ToolkitSymbol } from "./symbol";

const languages = Object.keys(toolkitLanguages) as ToolkitLanguage[];

const ownersOf = (file: string): { package: ToolkitPackage; language: ToolkitLanguage } => {
  const owner = toolkitPackages.find((name) => name === path.basename(path.dirname(file)));
  const language = languages.find((name) => name === path.basename(file, ".yaml"));
  if (owner && language) return { package: owner, language };
  const values = { packages: toolkitPackages.join(", "), languages: languages.join(", ") };
  throw errorIn(file, 1, toDiagnostic("symbols-file", values));
};

const list = { schema: symbolValues, singular: "symbol", many: "symbols", key: "id", rest: "its other keys below it" };

/** Returns the symbols in a toolkit file, in file order. Throws a ContentError for the first mistake. */
export const parseSymbols = (raw: string, file: string): ToolkitSymbol[] => {
  const owners = ownersOf(file);
  const prefix = `${owners.package}.${owners.language}.`;
  const lines = new Map<string, number>();
  return yamlList(raw, file, list).map(({ fields, lineOf }) => {
    const { id } = fields;
    const line = lineOf("id");
    if (!id.startsWith(prefix)) throw errorIn(file, line, toDiagnostic("symbol-elsewhere", { id, prefix }));
    const first = lines.get(id);
    if (first !== undefined) throw errorIn(file, line, toDiagnostic("symbol-taken", { id, first }));
    lines.set(id, line);
    return { ...fields, ...owners, file, line };
  });
};

/** Returns every file of a content root's toolkit symbols, ordered by package and then by language. */
export const toolkitFiles = (root?: string): string[] => {
  const folder = dataPaths(root).toolkit;
  const known = toolkitPackages.flatMap((owner) => languages.map((language) => `${folder}/${owner}/${language}.yaml`));
  return listFiles(folder, ".yaml")
    .filter((file) => path.dirname(file) !== folder)
    .sort((a, b) => known.indexOf(a) - known.indexOf(b));
};

export const currentSymbols: (root?: string) => readonly ToolkitSymbol[] = memoizeRootFiles(toolkitFiles, (files) =>
  files.flatMap(({ file, raw }) => parseSymbols(raw, file)),
);
