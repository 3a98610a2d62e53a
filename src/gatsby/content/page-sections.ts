import type { SearchSection } from "../../mdx/compile";

/** What the search shows of pages, by the ids of their nodes. */
export type PageSections = ReadonlyMap<string, readonly SearchSection[]>;
