import type { SearchSection } from "../../mdx/compile";

/** What the search shows for each page, by node id. */
export type PageSections = ReadonlyMap<string, readonly SearchSection[]>;
