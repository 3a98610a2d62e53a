import type { SearchRecord, ShownRecord } from "../../common/types";

/** The fields of a record that filters use. */
export type RecordFacets = Pick<SearchRecord, "language" | "docusaurus_tag" | "kind" | "code">;

/** A value for each searched field: a record's own heading, the headings above it, its text, a page's keywords. */
export type ByField<Value> = [heading: Value, above: Value, text: Value, keywords: Value];

/**
 * The part of the index that every query needs: JSON that compresses well, with lists of numbers written by
 * `packNumber`. Records are numbered page by page: the page itself, then its sections. Everything else is in parts,
 * which queries fetch as needed: files of terms, whose names are known without the index, then files of records.
 */
export interface PackedIndex {
  /** The same in the files of terms that belong to this index. */
  version: string;
  /** Average number of terms per record in a field. */
  averages: ByField<number>;
  facets: RecordFacets[];
  /** Number of records of each page. */
  pages: string;
  /** The digest of each file of records, which is its name, and its number of records. */
  files: string[];
  fileSizes: string;
  /** For each record: its number of terms in a field, its index in `facets`, and the index of its weight. */
  lengths: ByField<string>;
  recordFacets: string;
  weights: string;
  /** For each record that another one represents: the step from the previous such record, and the other record. */
  homes: string;
  /** The digest of the vocabulary for finding similar spellings. */
  vocabulary: string;
}

/** A file of terms, sorted by code units. */
export interface PackedTerms {
  version: string;
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
export type PackedVocabulary = Pick<PackedTerms, "terms">;

/** The displayed data of consecutive records. */
export type PackedRecords = ShownRecord[];
