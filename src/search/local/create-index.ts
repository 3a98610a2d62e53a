import MiniSearch from "minisearch";

import type { SearchHierarchy } from "../types";
import { levelOf } from "./level-of";
import type { PackedIndex } from "./packed-index";
import { tokenize } from "./tokenize";
import { unpackIndex } from "./unpack-index";
import type { IndexedRecord } from "./unpack-index";

/** What is searched in a record: its own heading, those above it, its text. */
const fields = ["heading", "above", "text"];

/** Weight of a part of an identifier in a heading. */
const PART = 0.2;

export interface LocalIndex {
  records: IndexedRecord[];
  /** The terms of each record's own heading, word by word. */
  headings: string[][][];
  miniSearch: MiniSearch<IndexedRecord>;
}

const wordsOf = (text: string): string[][] => tokenize(text).map(({ terms }) => terms);

const headingsAbove = (hierarchy: SearchHierarchy, level: number): string =>
  ([0, 1, 2, 3, 4, 5] as const)
    .filter((above) => above < level)
    .map((above) => hierarchy[`lvl${above}`] ?? "")
    .join(" ");

/** Terms of a heading: words, two neighbours as one, and, of less weight, the parts of identifiers. */
const headingTerms = (words: readonly string[][]): { term: string; frequency: number }[] => [
  ...words.flatMap((terms) => terms.map((term, at) => ({ term, frequency: at === 0 ? 1 : PART }))),
  ...words.slice(1).map((terms, at) => ({ term: words[at]![0]! + terms[0]!, frequency: 1 })),
];

/** Makes the index that is searched from the one that has travelled. */
export const createIndex = (packed: PackedIndex): LocalIndex => {
  const { records, postings } = unpackIndex(packed);
  const lengths = records.map((): number[] => [0, 0, 0]);
  const index = new Map<string, Record<number, Record<number, number>>>();
  const add = (term: string, field: number, record: number, frequency = 1): void => {
    let entry = index.get(term);
    if (!entry) index.set(term, (entry = {}));
    const frequencies = (entry[field] ??= {});
    if (frequencies[record] === undefined) lengths[record]![field]! += 1;
    frequencies[record] = Math.max(frequency, frequencies[record] ?? 0);
  };
  const headings = records.map((record) => wordsOf(record.hierarchy[`lvl${levelOf(record) as 1}`]));
  for (const [at, record] of records.entries()) {
    for (const { term, frequency } of headingTerms(headings[at]!)) add(term, 0, at, frequency);
    for (const term of wordsOf(headingsAbove(record.hierarchy, levelOf(record))).flat()) add(term, 1, at);
  }
  for (const [term, posting] of postings) for (const record of posting) add(term, 2, record);
  const numbers = Object.fromEntries(records.map((_, at) => [at, at]));
  const miniSearch = MiniSearch.loadJS<IndexedRecord>(
    {
      documentCount: records.length,
      nextId: records.length,
      documentIds: numbers,
      fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: fields.map((_, field) => lengths.reduce((sum, of) => sum + of[field]!, 0) / lengths.length),
      storedFields: {},
      dirtCount: 0,
      index: [...index] as never,
      serializationVersion: 2,
    },
    { fields, tokenize: (text) => [text], processTerm: (term) => term },
  );
  return { records, headings, miniSearch };
};
