import type { Node } from "gatsby";

import { search } from "../../config/search";
import { type ToolkitLanguage, toolkitLanguages } from "../../config/toolkit";
import type { SearchSection } from "../../mdx/derive/search-sections";
import type { PlacedSymbol } from "../../reference/toolkit/symbol";
import { splitUrl } from "../../search/common/records";
import type { SearchRecord } from "../../search/common/types";
import { groupBy } from "../../utils/lists";
import { compiledContent } from "../compiled/compiled-content";
import type { ContentArgs, PageSections } from "../content/node-builder";
import { pagesOf } from "../content-types";
import { currentToolkit } from "../locations/current-toolkit";
import { codesIn, type SearchPage, toSearchRecords } from "./to-search-records";

const separators: Partial<Record<ToolkitLanguage, string>> = { rust: "::", cli: " " };

const toSection = ({
  url,
  language,
  parent,
  name,
  kind,
  signature,
  note,
  errors,
  ...symbol
}: PlacedSymbol): SearchSection => ({
  id: splitUrl(url).anchor,
  titles: [parent === null ? name : `${parent}${separators[language] ?? "."}${name}`],
  text: [`${toolkitLanguages[language]} ${kind} of ${symbol.package}: ${signature}`, note, ...errors].join("\n"),
  codes: codesIn(language),
});

/** Returns the toolkit's symbols as sections of their home pages, by route. */
export const symbolSections = (symbols: readonly PlacedSymbol[]): ReadonlyMap<string, SearchSection[]> =>
  new Map(
    [...groupBy(symbols, ({ url }) => splitUrl(url).path)].map(([path, placed]) => [path, placed.map(toSection)]),
  );

type ErnNode = Node & { name: string; path: string; meaning?: string | null };

type Page = ReturnType<typeof pagesOf>[number];

/** Returns whether the search can find the page: drafts, and pages that are hidden from searches, are left out. */
export const isSearched = ({ node, page }: Page): boolean => node.search && page.isListed(node);

export const toSearchPage = ({ node, page }: Page, sections: readonly SearchSection[]): SearchPage => ({
  path: node.path,
  title: node.title,
  description: node.description,
  keywords: node.keywords,
  group: page.section(node) ?? search.groups.Page,
  ...page.search(node),
  sections,
});

/** A page that is a component: the search finds only its title and description. */
const toComponentPage = (page: (typeof search.pages)[number]): SearchPage => ({
  ...page,
  group: search.groups.Page,
  kind: "guide",
  version: null,
  sections: [{ id: null, titles: [], text: "" }],
});

/** A page of the ERN reference: the search finds its name and what it means; an element's exact name comes first. */
const toErnPage =
  (suffix: string, kind: string, isElement = false) =>
  ({ name, path, meaning }: ErnNode): SearchPage => ({
    path,
    title: name + suffix,
    description: meaning ?? `${kind} of ERN`,
    ...(isElement && { keywords: [name] }),
    group: search.groups.Ern,
    kind: "api",
    version: null,
    sections: [{ id: null, titles: [], text: "" }],
  });

/** Returns the records of the whole site, from its nodes and these sections; without sections it compiles the pages. */
export const collectSearchRecords = async (
  args: ContentArgs,
  known: PageSections = new Map(),
): Promise<SearchRecord[]> => {
  const compiled = compiledContent(args);
  const symbols = symbolSections(currentToolkit().symbols);
  const pages: SearchPage[] = [];
  for (const page of pagesOf(args).filter(isSearched)) {
    const sections = known.get(page.node.id) ?? (await compiled(page.node)).sections;
    pages.push(toSearchPage(page, [...sections, ...(symbols.get(page.node.path) ?? [])]));
  }
  // Nodes are in the order in which their files were read, but every build should have the same index.
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  const ern = (type: string): ErnNode[] => args.getNodesByType(type) as ErnNode[];
  return toSearchRecords([
    ...pages,
    ...search.pages.map(toComponentPage),
    ...ern("ErnElement").map(toErnPage(" (element)", "An element", true)),
    ...ern("ErnValueSet").map(toErnPage(" (values)", "A set of values")),
  ]);
};
