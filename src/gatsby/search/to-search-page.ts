import { search } from "../../config/search";
import type { SearchSection } from "../../mdx/derive/search-sections";
import type { ContentFields } from "../content/node-builder";
import { pageContentTypes } from "../content-types";
import type { SearchPage } from "./to-search-records";

/** A page of any content type. */
export type SearchablePage = ContentFields & { type: string };

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
