import { type SearchCode, searchCodes, type SearchKind } from "../../config/search-facets";
import { site } from "../../config/site";
import type { SearchSection } from "../../mdx/derive/search-sections";
import type { SearchHierarchy, SearchRecord } from "../../search/common/types";

const names: Record<SearchCode, RegExp> = {
  typescript: /\b(?:typescript|javascript|node\.?js|npm|webassembly|wasm|typedoc|tsx?|m?js|mts)\b/i,
  python: /\b(?:python|py)\b/i,
  rust: /\b(?:rust|rs|cargo|crate)\b/i,
};

/** Returns the languages that a text names. */
export const codesIn = (text: string): SearchCode[] => searchCodes.filter((code) => names[code].test(text));

/** The languages of a section: those in its headings, innermost first; otherwise its page's or its code's. */
const codesOf = ({ titles, languages = [] }: SearchSection, page: readonly SearchCode[]): readonly SearchCode[] => {
  const named = titles.map(codesIn).findLast((codes) => codes.length > 0);
  return named ?? (page.length > 0 ? page : codesIn(languages.join(" ")));
};

/** The languages of each section; the page's own record comes first and has all of them if its path names none. */
const sectionCodes = (path: string, sections: readonly SearchSection[]): (readonly SearchCode[])[] => {
  const page = codesIn(path);
  const codes = sections.map((section) => section.codes ?? codesOf(section, page));
  const all = searchCodes.filter((code) => page.includes(code) || codes.some((of) => of.includes(code)));
  return codes.map((ownCodes, index) => (sections[index]!.id === null ? (page.length > 0 ? page : all) : ownCodes));
};

/** A page as the search sees it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  group: string;
  kind: SearchKind;
  /** Name of the docs version; null if the page has none. */
  version: string | null;
  sections: readonly SearchSection[];
}

const deeper = ["lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

const toHierarchy = ({ group, title }: SearchPage, titles: readonly string[]): SearchHierarchy => {
  const below = Object.fromEntries(deeper.map((level, index) => [level, titles[index] ?? null]));
  return { lvl0: group, lvl1: title, ...below } as unknown as SearchHierarchy;
};

/** The page's own record, including its description, then one for each heading. */
const pageRecords = (page: SearchPage): SearchRecord[] => {
  const codes = sectionCodes(page.path, page.sections);
  return page.sections.map(({ id, titles, text }, index) => {
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
      code: codes[index]!,
    };
  });
};

/** Returns the records for both search backends, grouped by page. */
export const toSearchRecords = (pages: readonly SearchPage[]): SearchRecord[] => pages.flatMap(pageRecords);
