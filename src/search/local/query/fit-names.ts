import type { LocalIndex } from "../index/open-index";
import { gainOf, joinFits, nameFit } from "./name-fit";
import type { NameFit } from "./name-fit";
import type { QueryWord } from "./parse-query";
import type { TypedCode } from "./typed-code";
import type { WordMatch } from "./word-match";

const textsOf = (terms: WordMatch["alone"]): string[] => terms.map(({ term }) => term);

/** The names of matching records: the heading's number plus one, and the keywords' numbers. */
const collectNames = (matches: readonly WordMatch[], size: number) => {
  const headings = new Uint32Array(size);
  const keywords = new Map<number, Set<number>>();
  for (const { alone, together } of matches)
    for (const { postings } of [...alone, ...together]) {
      const [heading, , , keyword] = postings.map(({ named }) => named);
      heading?.records.forEach((record, at) => (headings[record] = heading.names[at]! + 1));
      keyword?.records.forEach((record, at) =>
        keywords.set(record, (keywords.get(record) ?? new Set()).add(keyword.names[at]!)),
      );
    }
  return { headings, keywords };
};

/**
 * Returns a function for how much a record's names add to its score, and how well they match the query. Each name is
 * examined once.
 */
export const fitNames = (
  words: readonly QueryWord[],
  matches: readonly WordMatch[],
  code: TypedCode,
  index: LocalIndex,
): ((record: number) => { gain: number; coverage: number }) => {
  const { headings, keywords } = collectNames(matches, index.size);
  const alone = matches.map((match) => textsOf(match.alone));
  const all = matches.map((match, at) => [...alone[at]!, ...textsOf(match.together)]);
  const known = new Map<number, NameFit>();
  /** Parts of an identifier count for its word only in records that have all of them. */
  const fitOf = (name: number, record: number): NameFit => {
    const mask = matches.reduce((sum, { isTogether }, at) => sum + isTogether[record]! * 2 ** at, 0);
    const key = name * 2 ** matches.length + mask;
    let fit = known.get(key);
    if (!fit) {
      const terms = matches.map(({ isTogether }, at) => (isTogether[record] ? all[at]! : alone[at]!));
      known.set(key, (fit = nameFit(name === 0 ? undefined : index.nameOf(name - 1), words, terms, code)));
    }
    return fit;
  };
  return (record) => {
    const others = [...(keywords.get(record) ?? [])].map((name) => fitOf(name + 1, record));
    const fit = joinFits(fitOf(headings[record]!, record), others);
    return { gain: gainOf(fit), coverage: fit.coverage };
  };
};
