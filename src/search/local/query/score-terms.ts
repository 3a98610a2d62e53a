import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";
import type { ByField } from "../format/packed-index";

/** A term, and what it is worth beside the word that was typed. */
export interface WeighedTerm {
  term: Term;
  weight: number;
}

/** What records score, and those that do. */
export interface Scores {
  scores: Float64Array;
  found: number[];
}

const FIELD_BOOSTS: ByField<number> = [5, 3, 1, 4];

/** How often a record has a term that is but a part of an identifier in one of its names. */
const PART = 0.2;

/** The constants of BM25+: how soon more of a term counts no more, how much length counts, what each record gets. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** Scores the records that have the terms by BM25+, field by field. */
export const scoreTerms = (weighed: readonly WeighedTerm[], { size, lengths, averages }: LocalIndex): Scores => {
  const scores = new Float64Array(size);
  const found: number[] = [];
  for (const { term, weight } of weighed)
    for (const [field, { records, isPart }] of term.postings.entries()) {
      const rarity = Math.log(1 + (size - records.length + 0.5) / (records.length + 0.5));
      const worth = weight * FIELD_BOOSTS[field as 0];
      const lengthOf = lengths[field as 0];
      const average = averages[field as 0];
      for (let at = 0; at < records.length; at++) {
        const record = records[at]!;
        const frequency = isPart?.[at] ? PART : 1;
        const saturation = frequency + K * (1 - B + (B * lengthOf[record]!) / average);
        if (scores[record] === 0) found.push(record);
        scores[record]! += worth * (rarity * (D + (frequency * (K + 1)) / saturation));
      }
    }
  return { scores, found };
};
