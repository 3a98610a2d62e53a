import { firstFrom } from "../format/first-from";
import type { ByField } from "../format/packed-index";
import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";

/** A term and its weight relative to the typed word. */
export interface WeighedTerm {
  term: Term;
  weight: number;
}

/** The scores of all records, and the records with a score. */
interface Scores {
  scores: Float64Array;
  found: number[];
}

const FIELD_BOOSTS: ByField<number> = [5, 4.5, 1, 3];

/** Frequency of a term that is only part of an identifier in a record's names. */
const PART = 0.2;

/** The constants of BM25+: saturation of term frequency, influence of a field's length, base score. */
const K = 1.2;
/** Each of a page's keywords counts the same, however many it has. */
const B: ByField<number> = [0.7, 0.7, 0.7, 0];
const D = 1;

const scoreTerms = (weighed: readonly WeighedTerm[], { size, lengths, averages }: LocalIndex): Scores => {
  const scores = new Float64Array(size);
  const found: number[] = [];
  for (const { term, weight } of weighed)
    for (const [field, { records, isPart }] of term.postings.entries()) {
      const rarity = Math.log(1 + (size - records.length + 0.5) / (records.length + 0.5));
      const worth = weight * FIELD_BOOSTS[field as 0];
      const lengthOf = lengths[field as 0];
      const influence = B[field as 0] / averages[field as 0];
      for (let index = 0; index < records.length; index++) {
        const record = records[index]!;
        const frequency = isPart?.[index] ? PART : 1;
        const saturation = frequency + K * (1 - B[field as 0] + influence * lengthOf[record]!);
        if (scores[record] === 0) found.push(record);
        scores[record]! += worth * (rarity * (D + (frequency * (K + 1)) / saturation));
      }
    }
  return { scores, found };
};

/** The records that match a word of the query. */
export interface WordMatch extends Scores {
  /** How well a record matches the word: 1 unless it has only parts of it. */
  fitOf(record: number): number;
  /** The terms that match the word on their own. */
  alone: readonly Term[];
  /** The terms that match only in records with all parts of an identifier, and those records. */
  together: readonly Term[];
  isTogether: Uint8Array;
}

const hasTerm = ({ postings }: Term, record: number): boolean =>
  postings.some(({ records }) => records[firstFrom(records.length, (index) => records[index]! < record)] === record);

/** The records with all parts, with the sum of their scores. */
const scoreTogether = (parts: readonly WeighedTerm[][], index: LocalIndex): Scores =>
  parts
    .map((part) => scoreTerms(part, index))
    .reduce((all, next) => {
      const found = all.found.filter((record) => next.scores[record]! > 0);
      const scores = new Float64Array(index.size);
      for (const record of found) scores[record] = all.scores[record]! + next.scores[record]!;
      return { scores, found };
    });

/** How well a record with only the parts of an identifier matches it. */
const APART = 0.5;

/** Matches a word with a list of terms, any of which suffices, and with one list per part, all of which must match. */
export const matchWord = (
  asked: readonly WeighedTerm[],
  parts: readonly WeighedTerm[][],
  index: LocalIndex,
): WordMatch => {
  const used = asked.filter(({ weight }) => weight > 0);
  const { scores, found } = scoreTerms(used, index);
  const isTogether = new Uint8Array(index.size);
  const apart = new Set<number>();
  if (parts.length > 0) {
    const all = scoreTogether(parts, index);
    for (const record of all.found) {
      isTogether[record] = 1;
      if (scores[record] === 0) apart.add(record);
      scores[record]! += all.scores[record]! * (apart.has(record) ? APART : 1);
    }
  }
  return {
    scores,
    found: [...found, ...apart],
    fitOf: (record) => (apart.has(record) ? APART : 1),
    alone: used.map(({ term }) => term),
    together: parts.flat().map(({ term }) => term),
    isTogether,
  };
};

/** Returns the terms of a record that match a word. */
export const termsOf = ({ alone, together, isTogether }: WordMatch, record: number): string[] =>
  [...alone, ...(isTogether[record] ? together : [])].filter((term) => hasTerm(term, record)).map(({ term }) => term);
