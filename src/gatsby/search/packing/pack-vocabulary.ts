import type { TermEntries } from "./collect-terms";
import { packStrings } from "../../../search/local/format/pack-strings";
import type { PackedVocabulary } from "../../../search/local/format/packed-index";

/** Terms that misspelt words are compared with: no more, so that a large site's do not take long to load. */
const MAX_TERMS = 25_000;

const isName = ({ heading, keywords }: TermEntries): boolean => heading.length + keywords.length > 0;

/** Packs the terms among which misspelt words are looked for: those of names, then those that most texts have. */
export const packVocabulary = (terms: ReadonlyMap<string, TermEntries>): PackedVocabulary => {
  const kept = [...terms]
    .sort(([a, one], [b, other]) => {
      const order = Number(isName(other)) - Number(isName(one)) || other.text.length - one.text.length;
      return order || (a < b ? -1 : 1);
    })
    .slice(0, MAX_TERMS);
  return { terms: packStrings(kept.map(([term]) => term).sort()) };
};
