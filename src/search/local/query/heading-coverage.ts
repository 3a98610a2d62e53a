import type { QueryWord } from "./parse-query";

/** The terms of a heading, word by word. */
export type HeadingWords = readonly (readonly string[])[];

/** Weight of a word that only starts like a query word, or is a part or another form of it. */
const LIKE = 0.7;

/** How well a heading matches the query: 1 if it has exactly the query's words. */
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
