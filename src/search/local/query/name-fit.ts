import { toName } from "../text/record-name";
import type { RecordName } from "../text/record-name";
import type { QueryWord } from "./parse-query";
import type { TypedCode } from "./typed-code";
import { writtenFit } from "./written-fit";

/** The terms of a heading, word by word. */
type HeadingWords = readonly (readonly string[])[];

/** Weight of a word that only starts like a query word, or is a part or another form of it. */
const LIKE = 0.7;

/** How well a heading matches the query: 1 if it has exactly the query's words. */
const headingCoverage = (
  heading: HeadingWords,
  words: readonly QueryWord[],
  terms: readonly (readonly string[])[],
): number => {
  const named = heading.map(() => 0);
  let asked = 0;
  for (const [at, { whole }] of words.entries()) {
    let best = 0;
    for (const [place, word] of heading.entries()) {
      const fit = word[0] === whole ? 1 : terms[at]!.some((term) => word.includes(term)) ? LIKE : 0;
      if (fit > named[place]!) named[place] = fit;
      if (fit > best) best = fit;
    }
    asked += best;
  }
  const sum = named.reduce((total, fit) => total + fit, 0);
  return sum === 0 ? 0 : (sum / heading.length) * (asked / words.length);
};

/** Bonus for a heading that matches the query exactly. */
const HEADING = 4;
/** Weight of a keyword relative to a heading. */
const KEYWORD = 0.7;

/** How well one name matches the query. */
export interface NameFit {
  /** The share that matches, from 0 to 1. */
  coverage: number;
  /** Factor for its spelling; 1 is neutral. */
  written: number;
}

const noName = toName("");

/** How well a name matches the query; without a name, nothing matches. */
export const nameFit = (
  name: RecordName = noName,
  words: readonly QueryWord[],
  terms: readonly (readonly string[])[],
  code: TypedCode,
): NameFit => ({ coverage: headingCoverage(name.words, words, terms), written: writtenFit(name, code) });

/** How well a record's names match the query: its heading and its matching keywords. */
export const joinFits = (heading: NameFit, keywords: readonly NameFit[]): NameFit => ({
  coverage: Math.max(heading.coverage, ...keywords.map(({ coverage }) => KEYWORD * coverage)),
  written: Math.max(heading.written, ...keywords.map(({ written }) => written).filter((fit) => fit > 1)),
});

/** The factor by which a record's names change its score. */
export const gainOf = ({ coverage, written }: NameFit): number => (1 + HEADING * coverage) * written;
