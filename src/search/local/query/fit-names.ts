import type { RecordName } from "../text/record-name";
import type { TypedCode, QueryWord } from "./parse-query";
import { toName } from "../text/record-name";
import type { LocalIndex } from "../index/open-index";
import type { WordMatch } from "./word-match";

/** The name contains the code as typed: capitals, underscores, owner. */
const SAME = 1.3;
/** Same, with dots or colons as typed. */
const EXACT = 1.1;
/** The name is exactly the query. */
const WHOLE = 1.5;
/** A member with the same name, but another owner: `DdexBuilder.build` for `builder.build`. */
const MEMBER = 1.2;
/** The name contains the owner, but not the last word: `builder` for `builder.build`. */
const OWNER = 0.5;
/** The last word is spelt differently: `addRelease` for `add_release`. */
const OTHER = 0.7;

const BORDER = /^$|[. ]/;

const hasWords = (form: string, part: string): boolean => {
  for (let at = form.indexOf(part); at >= 0; at = form.indexOf(part, at + 1))
    if (BORDER.test(form[at - 1] ?? "") && BORDER.test(form[at + part.length] ?? "")) return true;
  return false;
};

/** The factor for the spelling of one of a record's names; 1 if no code was typed. */
export const writtenFit = ({ text, form, words }: RecordName, code: TypedCode): number => {
  if (code.names.length === 0) return 1;
  const exact = code.names.some(({ written }) => text.includes(written)) ? EXACT : 1;
  if (form === code.form) return WHOLE * exact;
  if (code.names.some((name) => hasWords(form, name.form))) return SAME * exact;
  if (code.names.some(({ last }) => last.joint && form.endsWith(`.${last.written}`))) return MEMBER;
  if (code.names.some(({ last }) => last.joint && !words.some((terms) => terms.includes(last.whole)))) return OWNER;
  const isOther = code.names.some(
    ({ last }) => words.some(([whole]) => whole === last.whole) && !hasWords(form, last.written),
  );
  return isOther ? OTHER : 1;
};

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
