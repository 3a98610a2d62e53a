import type { LocalIndex } from "../index/open-index";
import { type RecordName, toName } from "../text/record-name";
import type { QueryWord, TypedCode } from "./parse-query";
import type { WordMatch } from "./word-match";

/** Factors for the spelling of a name. */
const SPELLING = {
  /** The name contains the code as typed. */
  exact: 1.1,
  /** The name is exactly the query. */
  whole: 1.5,
  /** A member with the same name, but another owner: `DdexBuilder.build` for `builder.build`. */
  member: 1.2,
  /** The name contains the owner, but not the last word: `builder` for `builder.build`. */
  owner: 0.5,
  /** The last word is spelt differently: `addRelease` for `add_release`. */
  rest: 0.7,
};

const BORDER = /^$|[. ]/;

const hasWords = (form: string, part: string): boolean => {
  for (let start = form.indexOf(part); start >= 0; start = form.indexOf(part, start + 1))
    if (BORDER.test(form[start - 1] ?? "") && BORDER.test(form[start + part.length] ?? "")) return true;
  return false;
};

/** The factor for the spelling of one of a record's names; 1 if no code was typed. */
const writtenFit = ({ text, form, words }: RecordName, code: TypedCode): number => {
  if (code.names.length === 0) return 1;
  const exact = code.names.some(({ written }) => text.includes(written)) ? SPELLING.exact : 1;
  if (form === code.form) return SPELLING.whole * exact;
  if (code.names.some((name) => hasWords(form, name.form))) return exact;
  if (code.names.some(({ last }) => last.joint && form.endsWith(`.${last.written}`))) return SPELLING.member;
  if (code.names.some(({ last }) => last.joint && !words.some((terms) => terms.includes(last.whole))))
    return SPELLING.owner;
  const isOther = code.names.some(
    ({ last }) => words.some(([whole]) => whole === last.whole) && !hasWords(form, last.written),
  );
  return isOther ? SPELLING.rest : 1;
};

/** Weight of a word that only starts like a query word, or is a part or another form of it. */
const LIKE = 0.7;

/** How well a heading matches the query: 1 if it has exactly the query's words. */
const headingCoverage = (
  heading: RecordName["words"],
  words: readonly QueryWord[],
  terms: readonly string[][],
): number => {
  const named = heading.map(() => 0);
  let asked = 0;
  for (const [wordIndex, { whole }] of words.entries()) {
    let best = 0;
    for (const [place, word] of heading.entries()) {
      const fit = word[0] === whole ? 1 : terms[wordIndex]!.some((term) => word.includes(term)) ? LIKE : 0;
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

const noName = toName("");

/** The names of matching records: the heading's number plus one, and the keywords' numbers. */
const collectNames = (matches: readonly WordMatch[], size: number) => {
  const headings = new Uint32Array(size);
  const keywords = new Map<number, Set<number>>();
  for (const { alone, together } of matches)
    for (const { postings } of [...alone, ...together]) {
      const [heading, , , keyword] = postings.map(({ named }) => named);
      heading?.records.forEach((record, index) => (headings[record] = heading.names[index]! + 1));
      keyword?.records.forEach((record, index) =>
        keywords.set(record, (keywords.get(record) ?? new Set()).add(keyword.names[index]!)),
      );
    }
  return { headings, keywords };
};

/** Returns the factor by which a record's names change its score, and the share of the query that they match. */
export const fitNames = (
  words: readonly QueryWord[],
  matches: readonly WordMatch[],
  code: TypedCode,
  index: LocalIndex,
): ((record: number) => { gain: number; coverage: number }) => {
  const { headings, keywords } = collectNames(matches, index.size);
  const terms = matches.map(({ alone, together }) => [...alone, ...together].map(({ term }) => term));
  const known = new Map<number, { coverage: number; written: number }>();
  const fitOf = (number: number) => {
    let fit = known.get(number);
    if (!fit) {
      const name = number === 0 ? noName : index.nameOf(number - 1);
      fit = { coverage: headingCoverage(name.words, words, terms), written: writtenFit(name, code) };
      known.set(number, fit);
    }
    return fit;
  };
  return (record) => {
    const heading = fitOf(headings[record]!);
    const others = [...(keywords.get(record) ?? [])].map((name) => fitOf(name + 1));
    const coverage = Math.max(heading.coverage, ...others.map((fit) => KEYWORD * fit.coverage));
    const written = Math.max(heading.written, ...others.map((fit) => fit.written).filter((fit) => fit > 1));
    return { gain: (1 + HEADING * coverage) * written, coverage };
  };
};
