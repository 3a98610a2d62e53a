import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";

import { toolkitFolder } from "../config/content";
import { symbolHomeDocs, symbolIndexDoc, toolkitLanguages, toolkitPackages } from "../config/toolkit";
import { fileOfDoc } from "../content-files/docs-place";
import { readSymbols } from "./read-symbols";
import type { PlacedSymbol, ToolkitSymbol } from "./symbol";
import { symbolUrls } from "./symbol-homes";

/** The toolkit's public API, whole. */
export interface Toolkit {
  symbols: readonly PlacedSymbol[];
  byId: ReadonlyMap<string, PlacedSymbol>;
  /** Changes with any symbol and any symbol's url. */
  digest: string;
}

/** Puts symbols and their urls together. */
export const toToolkit = (symbols: readonly ToolkitSymbol[], urlOf: (id: string) => string): Toolkit => {
  const placed = symbols.map((symbol) => ({ ...symbol, url: urlOf(symbol.id) }));
  return {
    symbols: placed,
    byId: new Map(placed.map((symbol) => [symbol.id, symbol])),
    digest: createHash("sha1").update(JSON.stringify(placed)).digest("base64url"),
  };
};

/** Every YAML file of the toolkit's folder, in the order of the packages and their languages. */
const toolkitFiles = (): string[] => {
  const known = toolkitPackages.flatMap((owner) =>
    Object.keys(toolkitLanguages).map((language) => `${owner}/${language}.yaml`),
  );
  return readdirSync(toolkitFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"))
    .sort((a, b) => known.indexOf(a) - known.indexOf(b))
    .map((name) => `${toolkitFolder}/${name}`);
};

let memory: { state: string; toolkit: Toolkit } | undefined;

/** The toolkit as its files are now; read again only when one of them, or a home page, has changed. */
export const currentToolkit = (): Toolkit => {
  const files = toolkitFiles();
  const homes = [...symbolHomeDocs, symbolIndexDoc].flatMap((docId) => fileOfDoc(docId) ?? []);
  const state = [...files, ...homes].map((file) => `${file}:${statSync(file).mtimeMs}`).join();
  if (memory?.state === state) return memory.toolkit;
  const symbols = files.flatMap((file) => readSymbols(readFileSync(file, "utf8"), file));
  memory = { state, toolkit: toToolkit(symbols, symbolUrls(symbols)) };
  return memory.toolkit;
};
