import { headingOf } from "../../../search/common/heading-of";
import { levelOf } from "../../../search/common/level-of";
import type { SearchRecord } from "../../../search/common/types";
import { tokenize } from "../../../search/local/text/tokenize";
import type { ByField } from "../../../search/local/format/packed-index";
import { textTerms } from "./text-terms";

/** A record that has a term in one of its names. */
export interface NamedEntry {
  record: number;
  name: string;
  /** Is the term but a part of an identifier in it? */
  isPart: boolean;
}

/** The records that have a term in each field, in their order. */
export interface TermEntries {
  heading: NamedEntry[];
  above: number[];
  text: number[];
  keywords: NamedEntry[];
  /** The length of the first of the two neighbouring words of a heading that it is, if it is no word of its own; else 0. */
  pair: number;
}

export interface CollectedTerms {
  terms: Map<string, TermEntries>;
  /** How many terms each record has in each field. */
  lengths: ByField<number[]>;
}

const wordsOf = (text: string): string[][] => tokenize(text).map(({ terms }) => terms);

const headingsAbove = (record: SearchRecord): string[] =>
  ([0, 1, 2, 3, 4, 5] as const)
    .filter((above) => above < levelOf(record))
    .map((above) => record.hierarchy[`lvl${above}`] ?? "");

/** Terms of a name; is each of them only a part of an identifier? */
const nameTerms = (words: readonly string[][]): Map<string, boolean> => {
  const terms = new Map<string, boolean>();
  for (const [whole, ...parts] of words) {
    terms.set(whole!, false);
    for (const part of parts) terms.set(part, terms.get(part) ?? true);
  }
  return terms;
};

/** Each word with the one before it. */
const pairsIn = (words: readonly string[][]): [first: string, second: string][] =>
  words.slice(1).map(([second], at) => [words[at]![0]!, second!]);

/** The terms of all records, with the records that have them. */
export const collectTerms = (records: readonly SearchRecord[]): CollectedTerms => {
  const terms = new Map<string, TermEntries>();
  const lengths: CollectedTerms["lengths"] = [[], [], [], []];
  const entriesOf = (term: string): TermEntries => {
    let entries = terms.get(term);
    if (!entries) terms.set(term, (entries = { heading: [], above: [], text: [], keywords: [], pair: 0 }));
    return entries;
  };

  const headings = records.map((record) => wordsOf(headingOf(record)));
  const inHeadings = headings.map(nameTerms);
  for (const found of inHeadings) for (const term of found.keys()) entriesOf(term);
  for (const [at, record] of records.entries()) {
    const above = new Set(headingsAbove(record).flatMap(wordsOf).flat());
    for (const term of above) entriesOf(term).above.push(at);
    const text = textTerms(record.content ?? "");
    for (const term of text) entriesOf(term).text.push(at);
    const inKeywords = new Set<string>();
    for (const name of record.keywords ?? [])
      for (const [term, isPart] of nameTerms(wordsOf(name))) {
        entriesOf(term).keywords.push({ record: at, name, isPart });
        inKeywords.add(term);
      }
    for (const [field, { size }] of [above, text, inKeywords].entries()) lengths[(field + 1) as 1][at] = size;
  }

  for (const [at, record] of records.entries()) {
    const found = inHeadings[at]!;
    for (const [first, second] of pairsIn(headings[at]!)) {
      const pair = first + second;
      const known = terms.get(pair);
      const entries = known ?? entriesOf(pair);
      if (!known || entries.pair > 0) entries.pair = Math.min(first.length, entries.pair || Infinity);
      found.set(pair, false);
    }
    for (const [term, isPart] of found) entriesOf(term).heading.push({ record: at, name: headingOf(record), isPart });
    lengths[0][at] = found.size;
  }
  return { terms, lengths };
};
