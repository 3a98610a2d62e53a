import { readdirSync } from "node:fs";

import { toolkitFolder } from "../config/content";
import { toolkitLanguages, toolkitPackages } from "../config/toolkit";
import { whenChanged } from "../problems/when-changed";
import { readSymbols } from "./read-symbols";
import type { ToolkitSymbol } from "./symbol";

/** Every YAML file of the toolkit's folder, in the order of the packages and their languages. */
const toolkitFiles = (): string[] => {
  const known = toolkitPackages.flatMap((owner) =>
    Object.keys(toolkitLanguages).map((language) => `${owner}/${language}.yaml`),
  );
  return readdirSync(toolkitFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml") && name.includes("/"))
    .sort((a, b) => known.indexOf(a) - known.indexOf(b))
    .map((name) => `${toolkitFolder}/${name}`);
};

/** The toolkit's symbols as their files are now. */
export const currentSymbols: () => readonly ToolkitSymbol[] = whenChanged(toolkitFiles, (files) =>
  files.flatMap(({ file, raw }) => readSymbols(raw, file)),
);
