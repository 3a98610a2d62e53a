import { readFileSync } from "node:fs";

import { parse as parseYaml } from "yaml";

import { symbolHomeDocs, symbolIndexDoc } from "../config/toolkit";
import { ContentError } from "../problems/content-error";
import { splitFrontmatter } from "../problems/split-frontmatter";
import { parse } from "../mdx/read/parse";
import { fileOfDoc, routeOfDoc } from "../content-files/docs-place";
import { listedSymbols } from "./listed-symbols";
import type { ToolkitSymbol } from "./symbol";

/** Ids that a page lists; none when it is a draft, or has a fault, which its own compile pass reports. */
const listedBy = (raw: string, file: string, symbols: readonly ToolkitSymbol[]): ReadonlySet<string> => {
  const { yaml = "", body } = splitFrontmatter(raw);
  try {
    if ((parseYaml(yaml) as { draft?: boolean } | null)?.draft) return new Set();
    return listedSymbols(parse(body, { file, lineOffset: 0 }), symbols);
  } catch (error) {
    if (error instanceof ContentError) return new Set();
    throw error;
  }
};

/** Gives each symbol's url: the anchor on the first home page that lists it, else on the page of all symbols. */
export const symbolUrls = (
  symbols: readonly ToolkitSymbol[],
  fileOf: (docId: string) => string | undefined = fileOfDoc,
): ((id: string) => string) => {
  const homes = new Map<string, string>();
  for (const docId of symbolHomeDocs) {
    const file = fileOf(docId);
    if (file === undefined) continue;
    for (const id of listedBy(readFileSync(file, "utf8"), file, symbols))
      if (!homes.has(id)) homes.set(id, routeOfDoc(docId));
  }
  return (id) => `${homes.get(id) ?? routeOfDoc(symbolIndexDoc)}#${id}`;
};
