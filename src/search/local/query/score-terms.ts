import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";
import type { ByField } from "../format/packed-index";

/** A term and its weight relative to the typed word. */
export interface WeighedTerm {
  term: Term;
  weight: number;
}

/** The scores of all records, and the records with a score. */
export interface Scores {
  scores: Float64Array;
  found: number[];
}

const FIELD_BOOSTS: ByField<number> = [5, 3, 1, 4];

/** Frequency of a term that is only part of an identifier in a record's names. */
const PART = 0.2;

/** The constants of BM25+: saturation of term frequency, influence of length, base score. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

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
