import type { Node } from "gatsby";

import { toolkitLanguages, type ToolkitLanguage } from "../../config/toolkit";
import { splitUrl } from "../../search/common/records";
import { codesIn, toSearchRecords, type SearchPage } from "./to-search-records";
import { search } from "../../config/search";
import { groupBy } from "../../utils/lists";
import { pageContentTypes } from "../content-types";
import { currentToolkit } from "../locations/current-toolkit";
import { compiledContent } from "../compiled/compiled-content";
import type { SearchSection } from "../../mdx/derive/search-sections";
import type { PlacedSymbol } from "../../reference/toolkit/symbol";
import type { ContentFields, CompiledNode, ContentArgs, PageSections } from "../content/node-builder";
import type { SearchRecord } from "../../search/common/types";

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

/** The toolkit's symbols as sections of their home pages, by route. */
export const symbolSections = (symbols: readonly PlacedSymbol[]): ReadonlyMap<string, SearchSection[]> =>
  new Map(
    [...groupBy(symbols, ({ url }) => splitUrl(url).path)].map(([path, placed]) => [path, placed.map(toSection)]),
  );

type SearchablePage = ContentFields & { type: string };

const factsOf = (page: SearchablePage) => pageContentTypes.find(({ type }) => type === page.type)!.page;

/** Can the search find the page? Drafts, and pages hidden from search engines or from our search, are left out. */
export const isSearched = (page: SearchablePage): boolean => page.search && factsOf(page).isListed(page);

export const toSearchPage = (page: SearchablePage, sections: readonly SearchSection[]): SearchPage => ({
  path: page.path,
  title: page.title,
  description: page.description,
  keywords: page.keywords,
  group: factsOf(page).section(page) ?? search.groups.Page,
  ...factsOf(page).search(page),
  sections,
});

type PageNode = Node & SearchablePage;

/** A page that is a component: the search finds only its title and description. */
const toComponentPage = (page: (typeof search.pages)[number]): SearchPage => ({
  ...page,
  group: search.groups.Page,
  kind: "guide",
  version: null,
  sections: [{ id: null, titles: [], text: "" }],
});

/** The records of the whole site, from its nodes, and from sections if given; otherwise it compiles the pages. */
export const collectSearchRecords = async (
  args: ContentArgs,
  known: PageSections = new Map(),
): Promise<SearchRecord[]> => {
  const compiled = compiledContent(args);
  const nodes = pageContentTypes.flatMap(({ type }) =>
    args.getNodesByType(type).map((node) => ({ ...node, type }) as unknown as PageNode),
  );
  const symbols = symbolSections(currentToolkit().symbols);
  const pages: SearchPage[] = [];
  for (const node of nodes.filter(isSearched)) {
    const sections = known.get(node.id) ?? (await compiled(node as CompiledNode)).sections;
    pages.push(toSearchPage(node, [...sections, ...(symbols.get(node.path) ?? [])]));
  }
  // Nodes are in the order in which their files were read, but every build should have the same index.
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return toSearchRecords([...pages, ...search.pages.map(toComponentPage)]);
};
