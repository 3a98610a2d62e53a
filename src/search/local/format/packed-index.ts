import type { SearchRecord } from "../../common/types";

/** What filters ask of a record. */
export type RecordFacets = Pick<SearchRecord, "language" | "docusaurus_tag" | "kind" | "code">;

/** A value for each field that is searched: a record's own heading, those above it, its text, the keywords of a page. */
export type ByField<Value> = [heading: Value, above: Value, text: Value, keywords: Value];

/**
 * What every query needs of the index: JSON that compresses well, lists of numbers as `packNumber` writes them. Records
 * are numbered page by page, first the page itself, then its sections. All else is in files that are named by the
 * digest of what they hold, and fetched by the queries that ask for it.
 */
export interface PackedIndex {
  /** Terms that a record has in a field, on average. */
  averages: ByField<number>;
  facets: RecordFacets[];
  /** How many records each page has. */
  pages: string;
  /** The digest of each page's records. */
  pageFiles: string[];
  /** For each record how many terms it has in a field, its place in `facets`, and that of its weight. */
  lengths: ByField<string>;
  recordFacets: string;
  weights: string;
  /** For each record that another one stands for, the step to it from the one before, and the other one. */
  homes: string;
  /** For each file of terms the first of them, and its digest. Terms are in the order of their code units. */
  terms: [first: string, digest: string][];
  /** The digest of the terms among which those are found that are spelt like a word. */
  vocabulary: string;
}

/** A file of terms. */
export interface PackedTerms {
  terms: string;
  /** The names, headings and keywords, that have the terms, as `postings` number them. */
  names: string[];
  /**
   * For each term the length of the first of the two words that it is, if it is no word of its own, else 0; then for
   * each field how many entries there are. An entry is the step from the record before, in headings and keywords also
   * twice the number of names from this one to the next new one, and one more if the term is part of an identifier.
   */
  postings: string;
}

/** Terms in order, each as the number of letters that it shares with the one before it, and the rest. */
export interface PackedVocabulary {
  terms: string;
}

/** What is shown of a page's records. */
export type PackedPage = Pick<SearchRecord, "objectID" | "url" | "type" | "hierarchy" | "content">[];
