import { search } from "../../config/search";
import type { BlogPostFields } from "../kinds/blog/node";
import { isListed } from "../kinds/blog/listed-posts";
import { currentConfig } from "../config/current-config";
import type { CurrentConfig } from "../config/current-config";
import type { DocFields } from "../kinds/docs/node";
import type { SearchSection } from "../../mdx/derive/search-sections";
import type { PageFields } from "../kinds/pages/node";
import { isBuilt } from "../content/is-built";
import { groupsByDoc } from "../kinds/docs/groups-by-doc";
import { kindOfPage } from "../kinds/docs/kind-of-page";
import type { SearchPage } from "./to-search-records";

export type SearchablePage = DocFields | PageFields | BlogPostFields;

let memory: { sidebars: CurrentConfig["sidebars"]; groups: ReadonlyMap<string, string> } | undefined;

const currentGroups = (): ReadonlyMap<string, string> => {
  const { sidebars } = currentConfig;
  if (memory?.sidebars !== sidebars) memory = { sidebars, groups: groupsByDoc(sidebars) };
  return memory.groups;
};

const groupOf = (page: SearchablePage): string =>
  page.type === "Doc" ? (currentGroups().get(page.docId) ?? search.groups.Doc) : search.groups[page.type];

/** Does the search find the page? Not a draft, nor a page that keeps itself from search engines or from our search. */
export const isSearched = (page: SearchablePage): boolean =>
  page.search && (page.type === "BlogPost" ? isListed(page) : isBuilt(page));

export const toSearchPage = (page: SearchablePage, sections: readonly SearchSection[]): SearchPage => ({
  path: page.path,
  title: page.title,
  description: page.description,
  keywords: page.keywords,
  group: groupOf(page),
  kind: kindOfPage(page),
  version:
    page.type === "Doc"
      ? (currentConfig.versions.find(({ path }) => page.path.startsWith(`${path}/`))?.name ?? null)
      : null,
  sections,
});
