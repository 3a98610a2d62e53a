import { readdirSync, readFileSync, statSync } from "node:fs";

import { toolkitFolder } from "../config/content";
import { toolkitLanguages, toolkitPackages } from "../config/toolkit";
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

let memory: { state: string; symbols: readonly ToolkitSymbol[] } | undefined;

/** The toolkit's symbols as their files are now; read again only when one of them has changed. */
export const currentSymbols = (): readonly ToolkitSymbol[] => {
  const files = toolkitFiles();
  const state = files.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
  if (memory?.state !== state)
    memory = { state, symbols: files.flatMap((file) => readSymbols(readFileSync(file, "utf8"), file)) };
  return memory.symbols;
};
