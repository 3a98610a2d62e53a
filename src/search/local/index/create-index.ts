import MiniSearch from "minisearch";

import { levelOf } from "../../common/level-of";
import { splitUrl } from "../../common/split-url";
import type { SearchHierarchy } from "../../common/types";
import type { PackedIndex } from "../packing/packed-index";
import { unpackIndex } from "../packing/unpack-index";
import type { IndexedRecord } from "../packing/unpack-index";
import { tokenize } from "../text/tokenize";
import { recordBoost } from "./record-boost";
import { recordNames } from "./record-names";
import type { RecordName } from "./record-names";
import { symbolHomes } from "./symbol-homes";

/** What is searched in a record: its own heading, those above it, its text, the keywords of a page. */
const fields = ["heading", "above", "text", "keywords"];

/** Weight of a part of an identifier in a heading. */
const PART = 0.2;

export interface LocalIndex {
  records: IndexedRecord[];
  /** The path of each record's page. */
  paths: string[];
  /** What each record weighs for its kind. */
  boosts: number[];
  names: RecordName[][];
  /** The record that stands for each one where both are found. */
  homes: number[];
  /** Terms that are two neighbouring words of a heading and no word of their own, with the length of the first. */
  pairs: ReadonlyMap<string, number>;
  miniSearch: MiniSearch<IndexedRecord>;
}

const wordsOf = (text: string): string[][] => tokenize(text).map(({ terms }) => terms);

const headingsAbove = (hierarchy: SearchHierarchy, level: number): string =>
  ([0, 1, 2, 3, 4, 5] as const)
    .filter((above) => above < level)
    .map((above) => hierarchy[`lvl${above}`] ?? "")
    .join(" ");

/** Makes the index that is searched from the one that has travelled. */
export const createIndex = (packed: PackedIndex): LocalIndex => {
  const { records, postings } = unpackIndex(packed);
  const lengths = records.map((): number[] => fields.map(() => 0));
  const index = new Map<string, Record<number, Record<number, number>>>();
  const add = (term: string, field: number, record: number, frequency = 1): void => {
    let entry = index.get(term);
    if (!entry) index.set(term, (entry = {}));
    const frequencies = (entry[field] ??= {});
    if (frequencies[record] === undefined) lengths[record]![field]! += 1;
    frequencies[record] = Math.max(frequency, frequencies[record] ?? 0);
  };
  const addWords = (words: readonly string[][], field: number, record: number): void => {
    for (const terms of words) for (const [at, term] of terms.entries()) add(term, field, record, at === 0 ? 1 : PART);
  };

  const names = records.map(recordNames);
  for (const [at, record] of records.entries()) {
    const level = levelOf(record);
    const [heading, ...keywords] = names[at]!;
    addWords(wordsOf(heading!.text), 0, at);
    for (const term of wordsOf(headingsAbove(record.hierarchy, level)).flat()) add(term, 1, at);
    for (const { text } of keywords) addWords(wordsOf(text), 3, at);
  }
  for (const [term, posting] of postings) for (const record of posting) add(term, 2, record);

  const pairs = new Map<string, number>();
  for (const [at, [heading]] of names.entries()) {
    const words = wordsOf(heading!.text);
    for (const [second, [word]] of words.entries()) {
      if (second === 0) continue;
      const first = words[second - 1]![0]!;
      const pair = first + word!;
      if (pairs.has(pair) || !index.has(pair)) pairs.set(pair, Math.min(first.length, pairs.get(pair) ?? Infinity));
      add(pair, 0, at);
    }
  }

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
  return {
    records,
    paths: records.map(({ url }) => splitUrl(url).path),
    boosts: records.map(recordBoost),
    names,
    homes: symbolHomes(records, names),
    pairs,
    miniSearch,
  };
};
