import { createHash } from "node:crypto";
import { statSync } from "node:fs";

import { symbolHomeDocs, symbolIndexDoc } from "../config/toolkit";
import { currentSymbols } from "./current-symbols";
import type { PlacedSymbol, ToolkitSymbol } from "./symbol";
import { symbolUrls } from "./symbol-homes";
import type { SymbolDocs } from "./symbol-homes";

/** The toolkit's public API, whole. */
export interface Toolkit {
  symbols: readonly PlacedSymbol[];
  byId: ReadonlyMap<string, PlacedSymbol>;
  /** Path of the page of all symbols. */
  indexPath: string;
  /** Changes with any symbol and any symbol's url. */
  digest: string;
}

/** Puts symbols and their urls together. */
export const toToolkit = (
  symbols: readonly ToolkitSymbol[],
  urlOf: (id: string) => string,
  indexPath: string,
): Toolkit => {
  const placed = symbols.map((symbol) => ({ ...symbol, url: urlOf(symbol.id) }));
  return {
    symbols: placed,
    byId: new Map(placed.map((symbol) => [symbol.id, symbol])),
    indexPath,
    digest: createHash("sha1")
      .update(JSON.stringify([indexPath, placed]))
      .digest("base64url"),
  };
};

/** Makes what gives the toolkit as its files are now; it is made again only when one of them, or a home page, has changed. */
export const toolkitReader = (docs: SymbolDocs): (() => Toolkit) => {
  let memory: { symbols: readonly ToolkitSymbol[]; state: string; toolkit: Toolkit } | undefined;
  return () => {
    const symbols = currentSymbols();
    const homes = [...symbolHomeDocs, symbolIndexDoc].flatMap((docId) => docs.fileOf(docId) ?? []);
    const state = homes.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
    if (memory?.symbols !== symbols || memory.state !== state)
      memory = { symbols, state, toolkit: toToolkit(symbols, symbolUrls(symbols, docs), docs.routeOf(symbolIndexDoc)) };
    return memory.toolkit;
  };
};
