import { createHash } from "node:crypto";
import { statSync } from "node:fs";

import { symbolHomeDocs, symbolIndexDoc } from "../../config/toolkit";
import { currentGroups } from "./current-groups";
import { currentSymbols } from "./current-symbols";
import type { SymbolGroup } from "./groups";
import type { PlacedSymbol, ToolkitSymbol } from "./symbol";
import { symbolUrls } from "./symbol-homes";
import type { SymbolDocs } from "./symbol-homes";

/** The toolkit's whole public API. */
export interface Toolkit {
  symbols: readonly PlacedSymbol[];
  byId: ReadonlyMap<string, PlacedSymbol>;
  groups: readonly SymbolGroup[];
  /** Path of the page of all symbols. */
  indexPath: string;
  /** Changes with any symbol and any symbol's URL. */
  digest: string;
}

/** Combines symbols, their URLs and their groups. */
export const toToolkit = (
  symbols: readonly ToolkitSymbol[],
  urlOf: (id: string) => string,
  indexPath: string,
  groups: readonly SymbolGroup[] = [],
): Toolkit => {
  const placed = symbols.map((symbol) => ({ ...symbol, url: urlOf(symbol.id) }));
  return {
    symbols: placed,
    byId: new Map(placed.map((symbol) => [symbol.id, symbol])),
    groups,
    indexPath,
    digest: createHash("sha1")
      .update(JSON.stringify([indexPath, placed, groups]))
      .digest("base64url"),
  };
};

/** Makes a function that reads a content root's current toolkit, again only if a file or home page changed. */
export const toolkitReader = (docs: SymbolDocs, root?: string): (() => Toolkit) => {
  let memory:
    { symbols: readonly ToolkitSymbol[]; groups: readonly SymbolGroup[]; state: string; toolkit: Toolkit } | undefined;
  return () => {
    const symbols = currentSymbols(root);
    const groups = currentGroups(symbols, root);
    const homes = [...symbolHomeDocs, symbolIndexDoc].flatMap((docId) => docs.fileOf(docId) ?? []);
    const state = homes.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
    if (memory?.symbols !== symbols || memory.groups !== groups || memory.state !== state) {
      const toolkit = toToolkit(symbols, symbolUrls(symbols, docs), docs.routeOf(symbolIndexDoc), groups);
      memory = { symbols, groups, state, toolkit };
    }
    return memory.toolkit;
  };
};
