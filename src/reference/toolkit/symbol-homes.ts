import { readFileSync } from "node:fs";

import type { Root } from "mdast";
import { parse as parseYaml } from "yaml";

import { symbolHomeDocs, symbolIndexDoc } from "../../config/toolkit";
import { ContentError } from "../../diagnostics/diagnostic";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { parse } from "../../mdx/read/parse";
import type { ToolkitSymbol } from "./symbol";

/** What we need to know about docs to find each symbol's home. */
export interface SymbolDocs {
  /** The file of a doc; undefined if there is none. */
  fileOf(docId: string): string | undefined;
  routeOf(docId: string): string;
  /** Ids of the symbols that a page has anchors for. */
  listed(tree: Root, symbols: readonly ToolkitSymbol[]): ReadonlySet<string>;
}

/** Ids that a page lists; none if it's a draft or invalid, which its own compile pass reports. */
const listedBy = (
  raw: string,
  file: string,
  symbols: readonly ToolkitSymbol[],
  { listed }: SymbolDocs,
): ReadonlySet<string> => {
  const { yaml = "", body } = splitFrontmatter(raw);
  try {
    if ((parseYaml(yaml) as { draft?: boolean } | null)?.draft) return new Set();
    return listed(parse(body, { file, lineOffset: 0 }), symbols);
  } catch (error) {
    if (error instanceof ContentError) return new Set();
    throw error;
  }
};

/** Each symbol's URL: the anchor on the first home page that lists it, otherwise on the page of all symbols. */
export const symbolUrls = (symbols: readonly ToolkitSymbol[], docs: SymbolDocs): ((id: string) => string) => {
  const homes = new Map<string, string>();
  for (const docId of symbolHomeDocs) {
    const file = docs.fileOf(docId);
    if (file === undefined) continue;
    for (const id of listedBy(readFileSync(file, "utf8"), file, symbols, docs))
      if (!homes.has(id)) homes.set(id, docs.routeOf(docId));
  }
  return (id) => `${homes.get(id) ?? docs.routeOf(symbolIndexDoc)}#${id}`;
};
