import type { Node, NodePluginArgs } from "gatsby";

import { search } from "../../config/search";
import type { SearchRecord } from "../../search/common/types";
import type { CompiledNode } from "../content/node-builder";
import { currentToolkit } from "../compiled/current-toolkit";
import type { PageSections } from "../content/page-sections";
import { compiledContent } from "../compiled/compiled-content";
import { pageContentTypes } from "../content-types";
import { symbolSections } from "./symbol-sections";
import { isSearched, toSearchPage } from "./to-search-page";
import type { SearchablePage } from "./to-search-page";
import { toSearchRecords } from "./to-search-records";
import type { SearchPage } from "./to-search-records";

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
  args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">,
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
