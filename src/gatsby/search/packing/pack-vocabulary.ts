import type { CollectedTerms } from "./collect-terms";
import { packStrings } from "../../../search/local/format/pack-strings";
import type { PackedVocabulary } from "../../../search/local/format/packed-index";

/** Maximum number of terms to compare misspelt words with, so that they load quickly on a large site too. */
const MAX_TERMS = 25_000;

/** Packs the terms for correcting misspelt words: first those in names, then the most frequent ones. */
export const packVocabulary = ({ terms, entriesOf }: CollectedTerms): PackedVocabulary => {
  const weighed = terms.map((term) => {
    const { heading, keywords, text } = entriesOf(term);
    return { term, weight: heading.length + keywords.length > 0 ? Infinity : text.length };
  });
  const kept = weighed.sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight)).slice(0, MAX_TERMS);
  return { terms: packStrings(kept.map(({ term }) => term).sort()) };
};
