import { readdirSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import { byRoot, whenChanged } from "../../diagnostics/cached-files";
import { readSymbols } from "./read-symbols";
import type { ToolkitSymbol } from "./symbol";

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
