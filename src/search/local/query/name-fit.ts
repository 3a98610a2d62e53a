import type { RecordName } from "../index/record-names";
import { headingCoverage } from "./heading-coverage";
import type { QueryWord } from "./parse-query";
import type { TypedCode } from "./typed-code";
import { writtenFit } from "./written-fit";

/** What a heading adds that is what was typed. */
const HEADING = 4;
/** What a keyword is worth as against a heading. */
const KEYWORD = 0.7;

export interface NameFit {
  /** What a record gains by its names: the more of them was typed, the more; 1 for a record without any. */
  gain: number;
  /** How far one of them is what was typed, from 0 to 1. */
  coverage: number;
}

/** How well a record's names are what was typed. */
export const nameFit = (
  names: readonly RecordName[],
  words: readonly QueryWord[],
  terms: readonly (readonly string[])[],
  code: TypedCode,
): NameFit => {
  let coverage = 0;
  for (const [at, name] of names.entries())
    coverage = Math.max(coverage, headingCoverage(name.words, words, terms) * (at === 0 ? 1 : KEYWORD));
  return { coverage, gain: (1 + HEADING * coverage) * writtenFit(names, code) };
};
