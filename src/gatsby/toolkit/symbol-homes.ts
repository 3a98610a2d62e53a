import { existsSync, readFileSync } from "node:fs";

import { parse as parseYaml } from "yaml";

import { contentFolders } from "../../config/content";
import { symbolHomeDocs, symbolIndexDoc } from "../../config/toolkit";
import { paths } from "../../utils/paths";
import { ContentError } from "../mdx/content-error";
import { parse } from "../mdx/parse";
import { listedSymbols } from "./listed-symbols";
import type { ToolkitSymbol } from "./symbol";

export const fileOfDoc = (docId: string): string | undefined =>
  [`${contentFolders.docs}/${docId}.mdx`, `${contentFolders.docs}/${docId}/index.mdx`].find((file) => existsSync(file));

/** Ids that a page lists; none when it is a draft, or has a fault, which its own compile pass reports. */
const listedBy = (raw: string, file: string, symbols: readonly ToolkitSymbol[]): ReadonlySet<string> => {
  const [, frontmatter = "", body = ""] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(raw) ?? [];
  try {
    if ((parseYaml(frontmatter) as { draft?: boolean } | null)?.draft) return new Set();
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
      if (!homes.has(id)) homes.set(id, paths.doc(docId));
  }
  return (id) => `${homes.get(id) ?? paths.doc(symbolIndexDoc)}#${id}`;
};
