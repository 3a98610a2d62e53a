import { headingCoverage } from "./heading-coverage";
import type { QueryWord } from "./parse-query";
import type { RecordName } from "./record-names";

/** What a heading adds that is what was typed. */
const HEADING = 4;
/** What a keyword is worth as against a heading. */
const KEYWORD = 0.7;
/** For a name in which an identifier stands as it was typed, capitals, hyphens and all. */
const AS_WRITTEN = 1.15;

/** What a record gains by its names: the more of them was typed, the more; 1 for a record without any. */
export const nameFit = (
  names: readonly RecordName[],
  words: readonly QueryWord[],
  terms: readonly (readonly string[])[],
): number => {
  let best = 0;
  for (const [at, name] of names.entries()) {
    const coverage = headingCoverage(name.words, words, terms) * (at === 0 ? 1 : KEYWORD);
    if (coverage > best) best = coverage;
  }
  const isWritten = words.some(
    ({ written, parts }) => parts.length > 0 && names.some(({ text }) => text.includes(written)),
  );
  return (1 + HEADING * best) * (isWritten ? AS_WRITTEN : 1);
};
