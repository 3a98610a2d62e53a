import type { QueryWord } from "./parse-query";

/** The terms of a heading, word by word. */
export type HeadingWords = readonly (readonly string[])[];

/** What a word is worth that is not the query's own, but begins like it, is a part or another form of it. */
const LIKE = 0.7;

/** How far a heading is what was typed: 1 when it has all the query's words, as they are, and no other. */
export const headingCoverage = (
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
