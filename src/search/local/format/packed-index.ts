import type { SearchRecord } from "../../common/types";

/** The fields of a record that filters use. */
export type RecordFacets = Pick<SearchRecord, "language" | "docusaurus_tag" | "kind" | "code">;

/** A value for each searched field: a record's own heading, the headings above it, its text, a page's keywords. */
export type ByField<Value> = [heading: Value, above: Value, text: Value, keywords: Value];

/**
 * The part of the index that every query needs: JSON that compresses well, with lists of numbers written by
 * `packNumber`. Records are numbered page by page: the page itself, then its sections. Everything else is in files
 * named after the digest of their content, which queries fetch as needed.
 */
export interface PackedIndex {
  /** Average number of terms per record in a field. */
  averages: ByField<number>;
  facets: RecordFacets[];
  /** Number of records of each page. */
  pages: string;
  /** The digest of each page's records. */
  pageFiles: string[];
  /** Number of records in each file of records. A page has one or more: its digest, a hyphen and a number from 0. */
  chunks: string;
  /** For each record: its number of terms in a field, its index in `facets`, and the index of its weight. */
  lengths: ByField<string>;
  recordFacets: string;
  weights: string;
  /** For each record that another one represents: the step from the previous such record, and the other record. */
  homes: string;
  /** For each file of terms: its first term and its digest. Terms are sorted by code units. */
  terms: [first: string, digest: string][];
  /** The digest of the vocabulary for finding similar spellings. */
  vocabulary: string;
}

/** A file of terms. */
export interface PackedTerms {
  terms: string;
  /** The names (headings and keywords) that have the terms, as numbered in `postings`. */
  names: string[];
  /**
   * For each term: if it joins two words and isn't a word itself, the length of the first one, otherwise 0; then the
   * number of entries in each field. An entry is the step from the previous record; in headings and keywords also twice
   * the number of names from this one to the next new one, plus one if the term is part of an identifier.
   */
  postings: string;
}

/** Sorted terms: for each, the number of letters it shares with the previous one, and the rest. */
export interface PackedVocabulary {
  terms: string;
}

/** The displayed data of a few consecutive records of a page. */
export type PackedChunk = Pick<SearchRecord, "objectID" | "url" | "type" | "hierarchy" | "content">[];
