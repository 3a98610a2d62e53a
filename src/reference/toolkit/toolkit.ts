import { existsSync, readFileSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { symbolHomeDocs, symbolIndexDoc } from "../../config/toolkit";
import { digestOf, memoizeFiles } from "../../diagnostics/cached-files";
import { catchContentError } from "../../diagnostics/diagnostic";
import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { currentSymbols, toolkitFiles } from "./current-symbols";
import { currentGroups, type SymbolGroup } from "./groups";
import type { PlacedSymbol, ToolkitSymbol } from "./symbol";

/** What we need to know about docs to find each symbol's home. */
export interface SymbolDocs {
  fileOf(docId: string): string | undefined;
  routeOf(docId: string): string;
  /** Ids of the symbols that the body of a file has anchors for; throws a ContentError if it is invalid. */
  symbolsListedIn(body: string, file: string, symbols: readonly ToolkitSymbol[]): ReadonlySet<string>;
}

/** Returns ids that a page lists; none if it's a draft or invalid, which its own compile pass reports. */
const listedBy = (
  file: string,
  symbols: readonly ToolkitSymbol[],
  { symbolsListedIn: listIds }: SymbolDocs,
): ReadonlySet<string> => {
  const { frontmatter, body } = parseFrontmatter(readFileSync(file, "utf8"));
  return catchContentError<ReadonlySet<string>, ReadonlySet<string>>(
    () => (frontmatter.draft ? new Set() : listIds(body, file, symbols)),
    () => new Set(),
  );
};

/** Returns each symbol's URL: the anchor on the first home page that lists it, otherwise on the page of all symbols. */
export const symbolUrls = (symbols: readonly ToolkitSymbol[], docs: SymbolDocs): ((id: string) => string) => {
  const homes = new Map<string, string>();
  for (const docId of symbolHomeDocs) {
    const file = docs.fileOf(docId);
    if (file === undefined) continue;
    for (const id of listedBy(file, symbols, docs)) if (!homes.has(id)) homes.set(id, docs.routeOf(docId));
  }
  return (id) => `${homes.get(id) ?? docs.routeOf(symbolIndexDoc)}#${id}`;
};

/** The toolkit's whole public API. */
export interface Toolkit {
  symbols: readonly PlacedSymbol[];
  byId: ReadonlyMap<string, PlacedSymbol>;
  groups: readonly SymbolGroup[];
  /** Path of the page of all symbols. */
  indexPath: string;
  /** Changes with any symbol and any symbol's URL. */
  digest: string;
  /** Changes with the symbols that code can name. */
  namesDigest: string;
}

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
    digest: digestOf([indexPath, placed, groups]),
    namesDigest: digestOf(symbols.map(({ id, kind, parent }) => [id, kind, parent])),
  };
};

/** Makes a function that reads a content root's current toolkit, again only if a file or home page changed. */
export const toolkitReader = (docs: SymbolDocs, root?: string): (() => Toolkit) => {
  const homes = (): string[] => [...symbolHomeDocs, symbolIndexDoc].flatMap((docId) => docs.fileOf(docId) ?? []);
  return memoizeFiles(
    () => [...toolkitFiles(root), ...[dataPaths(root).groups].filter(existsSync), ...homes()],
    () => {
      const symbols = currentSymbols(root);
      return toToolkit(symbols, symbolUrls(symbols, docs), docs.routeOf(symbolIndexDoc), currentGroups(symbols, root));
    },
  );
};
