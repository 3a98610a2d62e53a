import { splitUrl } from "../../search/common/split-url";
import type { SearchRecord } from "../../search/common/types";

/** Texts of each page's records by their anchors, for the snippets of the local search. */
export const toSearchTexts = (records: readonly SearchRecord[]): Map<string, Record<string, string>> => {
  const pages = new Map<string, [anchor: string, text: string][]>();
  for (const { url, content } of records) {
    if (content === null) continue;
    const { path, anchor } = splitUrl(url);
    const texts = pages.get(path) ?? [];
    texts.push([anchor, content]);
    pages.set(path, texts);
  }
  return new Map([...pages].map(([path, texts]) => [path, Object.fromEntries(texts)]));
};
