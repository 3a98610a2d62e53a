import { site } from "../../config/site";
import type { SearchKind } from "../../config/search-facets";
import type { SearchHierarchy, SearchRecord } from "../../search/common/types";
import type { SearchSection } from "../../mdx/derive/search-sections";
import { sectionCodes } from "./section-codes";

/** A page as the search sees it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The page's section: `Parser`, `Blog`. */
  group: string;
  kind: SearchKind;
  /** Name of the docs version; null if the page has none. */
  version: string | null;
  sections: readonly SearchSection[];
}

const deeper = ["lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

const toHierarchy = ({ group, title }: SearchPage, titles: readonly string[]): SearchHierarchy => {
  const below = Object.fromEntries(deeper.map((level, at) => [level, titles[at] ?? null]));
  return { lvl0: group, lvl1: title, ...below } as unknown as SearchHierarchy;
};

/** The page's own record, including its description, then one for each heading. */
const pageRecords = (page: SearchPage): SearchRecord[] => {
  const codes = sectionCodes(page.path, page.sections);
  return page.sections.map(({ id, titles, text }, at) => {
    const url = id === null ? page.path : `${page.path}#${id}`;
    const content = id === null ? [page.description, text].filter(Boolean).join("\n") : text;
    return {
      objectID: url,
      url,
      type: `lvl${(titles.length + 1) as 1}`,
      hierarchy: toHierarchy(page, titles),
      content: content || null,
      ...(id === null && page.keywords?.length && { keywords: page.keywords }),
      language: site.language,
      docusaurus_tag: page.version === null ? "default" : `docs-${page.version}`,
      kind: page.kind,
      code: codes[at]!,
    };
  });
};

/** The records for both search backends, grouped by page. */
export const toSearchRecords = (pages: readonly SearchPage[]): SearchRecord[] => pages.flatMap(pageRecords);
