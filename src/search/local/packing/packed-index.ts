import type { SearchKind } from "../../../config/search-facets";

/** The index as it travels: JSON that compresses well. */
export interface PackedIndex {
  language: string;
  /** Values of `hierarchy.lvl0`, `docusaurus_tag` and `kind`, named by their place. */
  groups: string[];
  tags: string[];
  kinds: SearchKind[];
  pages: PackedPage[];
  /** The texts' terms in order, each as the number of letters it shares with the one before it, and the rest. */
  terms: string;
  /** For each term how many records have it, then the steps from record to record, as `packNumber` writes them. */
  postings: string;
}

/** Path, title, group, tag, kind, languages, sections, keywords if it has some. Records are numbered page by page, first the page itself, then its sections. */
export type PackedPage = [
  path: string,
  title: string,
  group: number,
  tag: number,
  kind: number,
  code: number,
  sections: PackedSection[],
  keywords?: readonly string[],
];

/** Level from 2 and ten times the languages, heading, and its anchor where it is not what `slugOf` makes of the heading. */
type PackedSection = [levelAndCode: number, heading: string, anchor?: string];
