import { headingOf, levelOf } from "../../../search/common/records";
import type { SearchRecord } from "../../../search/common/types";
import type { ByField } from "../../../search/local/format/packed-index";
import { stopWords } from "../../../search/local/text/record-name";
import { tokenize } from "../../../search/local/text/tokenize";

/** The terms that find a text: all parts of identifiers, and all words except stop words. */
const textTerms = (text: string): Set<string> => {
  const terms = new Set<string>();
  for (const { terms: found } of tokenize(text)) {
    const [whole, ...parts] = found;
    const isIdentifier = parts.length > 0 && parts.join("") === whole;
    for (const term of found) if (isIdentifier || !stopWords.has(term)) terms.add(term);
  }
  return terms;
};

/** A record that has a term in one of its names. */
export interface NamedEntry {
  record: number;
  name: string;
  isPart: boolean;
}

/** The records that have a term, by field, in record order. */
export interface TermEntries {
  heading: NamedEntry[];
  above: number[];
  text: number[];
  keywords: NamedEntry[];
  /** If the term is two adjacent heading words and not a word itself, the length of the first word; otherwise 0. */
  pair: number;
}

class Lists<Item> extends Map<string, Item[]> {
  push(key: string, item: Item): void {
    const list = this.get(key);
    if (list) list.push(item);
    else this.set(key, [item]);
  }
}

const headingsAbove = (record: SearchRecord): string[] =>
  ([0, 1, 2, 3, 4, 5] as const)
    .filter((above) => above < levelOf(record))
    .map((above) => record.hierarchy[`lvl${above}`] ?? "");

/** Terms of a name, each with whether it's only part of an identifier. */
const nameTerms = (words: readonly string[][]): Map<string, boolean> => {
  const terms = new Map<string, boolean>();
  for (const [whole, ...parts] of words) {
    terms.set(whole!, false);
    for (const part of parts) terms.set(part, terms.get(part) ?? true);
  }
  return terms;
};

const pairsIn = (words: readonly string[][]): [first: string, second: string][] =>
  words.slice(1).map(([second], index) => [words[index]![0]!, second!]);

/** Returns the terms of all records, with the records that contain them. */
export const collectTerms = (records: readonly SearchRecord[]) => {
  const [heading, keywords] = [new Lists<NamedEntry>(), new Lists<NamedEntry>()];
  const [above, text] = [new Lists<number>(), new Lists<number>()];
  const pairs = new Map<string, number>();
  const lengths: ByField<number[]> = [[], [], [], []];
  const known = new Map<string, string[][]>();
  const wordsOf = (name: string): string[][] => {
    const words = known.get(name) ?? tokenize(name).map(({ terms }) => terms);
    known.set(name, words);
    return words;
  };

  for (const [index, record] of records.entries()) {
    const termsAbove = new Set(headingsAbove(record).flatMap(wordsOf).flat());
    for (const term of termsAbove) above.push(term, index);
    const termsOfText = textTerms(record.content ?? "");
    for (const term of termsOfText) text.push(term, index);
    const termsOfKeywords = new Set<string>();
    for (const name of record.keywords ?? [])
      for (const [term, isPart] of nameTerms(wordsOf(name))) {
        keywords.push(term, { record: index, name, isPart });
        termsOfKeywords.add(term);
      }
    for (const [field, { size }] of [termsAbove, termsOfText, termsOfKeywords].entries())
      lengths[(field + 1) as 1][index] = size;
  }

  const termsOf = (name: string): Map<string, boolean> => nameTerms(wordsOf(name));
  const names = new Set(records.map(headingOf));
  const inHeadings = new Set([...names].flatMap((name) => [...termsOf(name).keys()]));
  const isWord = (term: string): boolean => [inHeadings, above, text, keywords].some((words) => words.has(term));
  for (const [index, record] of records.entries()) {
    const name = headingOf(record);
    const headingTerms = termsOf(name);
    for (const [first, second] of pairsIn(wordsOf(name))) {
      const pair = first + second;
      if (!isWord(pair)) pairs.set(pair, Math.min(first.length, pairs.get(pair) ?? Infinity));
      headingTerms.set(pair, false);
    }
    for (const [term, isPart] of headingTerms) heading.push(term, { record: index, name, isPart });
    lengths[0][index] = headingTerms.size;
  }

  return {
    terms: [...new Set([heading, above, text, keywords].flatMap((lists) => [...lists.keys()]))].sort(),
    entriesOf: (term: string): TermEntries => ({
      heading: heading.get(term) ?? [],
      above: above.get(term) ?? [],
      text: text.get(term) ?? [],
      keywords: keywords.get(term) ?? [],
      pair: pairs.get(term) ?? 0,
    }),
    lengths,
  };
};

export type CollectedTerms = ReturnType<typeof collectTerms>;
