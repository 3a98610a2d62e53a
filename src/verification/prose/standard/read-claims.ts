import { placesOf, STANDARD_VERSIONS } from "../../../ern";
import { type Cue, CUES, PRESENT, WORDS } from "./fact-cues";
import type { Claim } from "./judge-claim";
import { type Clause, ernPath, hasValue, isIn, isValue, toClauses, type Token, within } from "./read-clauses";
import type { Sentence } from "./read-sentences";
import type { SaidVersions } from "./versions-said";

/** The paths of a name: with its parents, if the sentence names some; empty if it's unclear what it's in. */
const pathsOf = (name: Token, { text, names }: Clause, all: readonly string[], isActive: boolean): string[] => {
  if (/[/@]/.test(name.code)) return [name.code];
  const near = names.map(({ code }) => code).filter((code) => isIn(code, name.code));
  const parents = near.length > 0 ? near : all.filter((code) => isIn(code, name.code));
  if (parents.length > 0) return [...new Set(parents)].map((parent) => within(parent, name.code));
  const strange = names.find(
    (one) =>
      one !== name &&
      (WORDS.preposition.test(text.slice(0, one.start)) ||
        (isActive && one.end < name.start && !/^[\s,]*(?:and|or)?[\s]*$/.test(text.slice(one.end, name.start)))),
  );
  return [strange ? within(strange.code, name.code) : name.code];
};

const subjectsOf = (clause: Clause, all: readonly string[], start: number, end: number, isActive: boolean): Token[] => {
  const { names } = clause;
  const inside = names.filter((name) => name.start >= start && name.end <= end);
  if (inside.length > 0) return inside.slice(-1);
  const children = names.filter(({ code }) => /[/@]/.test(code) || all.some((parent) => isIn(parent, code)));
  const pool = children.length > 0 ? children : names;
  const [before, after] = [pool.filter((name) => name.end <= start), pool.filter((name) => name.start >= end)];
  const [wanted, other] = isActive ? [after, before] : [before, after];
  return wanted.length > 0 ? wanted : other;
};

const sinceThen = (said: SaidVersions | undefined): SaidVersions | undefined => {
  const first = said && STANDARD_VERSIONS.findIndex((version) => said.versions.includes(version));
  return first === undefined || first < 0 ? said : { versions: STANDARD_VERSIONS.slice(first), isLimit: true };
};

const claimsOfCue = (
  clause: Clause,
  all: readonly string[],
  { fact, holds, pattern, isActive = false }: Cue,
): Claim[] =>
  [
    ...clause.text
      .replace(/‹\d+›/g, (code) => code.replace(/./g, "T"))
      .matchAll(new RegExp(pattern.source.replace(/T/g, "T{3,}"), "gi")),
  ].flatMap(({ index, 0: words }): Claim[] => {
    if (fact === "present" && !clause.namesVersion && !WORDS.outdated.test(words)) return [];
    const negated = WORDS.negationBefore.test(clause.text.slice(0, index));
    const subjects = subjectsOf(clause, all, index, index + words.length, isActive);
    const said = fact === "present" && WORDS.since.test(words) ? sinceThen(clause.said) : clause.said;
    return subjects.map((name) => ({
      fact,
      holds: holds !== negated,
      paths: pathsOf(name, clause, all, isActive),
      said,
    }));
  });

const orderClaims = (clause: Clause, all: readonly string[]): Claim[] => {
  const { text, names, said } = clause;
  return names.slice(1).flatMap((second, at): Claim[] => {
    const first = names[at]!;
    const between = text.slice(first.end, second.start);
    const [word] = /\b(?:before|precedes?|ahead of|after|follows?|behind)\b/i.exec(between) ?? [];
    if (word === undefined || !WORDS.order.test(`${between} `)) return [];
    const isBefore = /before|precede|ahead/i.test(word);
    const [one, other] = isBefore ? [first.code, second.code] : [second.code, first.code];
    const named = all.filter((parent) => isIn(parent, one) && isIn(parent, other));
    const possible = STANDARD_VERSIONS.flatMap((version) => placesOf(version, one).map(({ parent }) => parent));
    const parents = named.length > 0 ? named : [...new Set(possible)].filter((parent) => isIn(parent, other));
    const holds = !WORDS.negationBefore.test(`${between.slice(0, between.indexOf(word))}`);
    return [{ fact: "before", holds, paths: parents.map((parent) => within(parent, one)), other, said }];
  });
};

const valueClaims = ({ text, names, values, said }: Clause): Claim[] => {
  if (!WORDS.value.test(text)) return [];
  const fact = /deprecat/i.test(text) ? "deprecated" : "value";
  const tokens = [...names, ...values].toSorted((one, other) => one.start - other.start);
  const isDenied = ({ start, end }: Token): boolean => {
    const before = tokens.findLast((token) => token.end <= start)?.end ?? 0;
    const after = tokens.find((token) => token.start >= end)?.start;
    return (
      WORDS.valueNegated.test(text.slice(before, start)) ||
      /^\W*(?:is not|cannot|no longer|\w+n['’]t)\b/.test(text.slice(end, after))
    );
  };
  return values.flatMap((token): Claim[] => {
    const { code } = token;
    const deprecation = text.search(/deprecat/i);
    const holds = deprecation >= 0 ? !WORDS.negationBefore.test(text.slice(0, deprecation)) : !isDenied(token);
    const owners = names.filter((name) => hasValue(name.code));
    const own = owners.filter((name) => hasValue(name.code, code));
    const isStated = own.length > 0 || (owners.length > 0 && isValue(code));
    return isStated ? [{ fact, holds, paths: [(own[0] ?? owners[0]!).code], other: code, said }] : [];
  });
};

/** What a clause says without a word for a fact: that a version has the names that it speaks of, or something unclear. */
const otherClaims = ({ text, names, said, namesVersion }: Clause): Claim[] => {
  const isPair = names.some(({ code }) => names.some((parent) => isIn(parent.code, code)));
  const isPlain = !isPair && WORDS.placed.test(text) && !WORDS.unclear.test(text) && !WORDS.negation.test(text);
  if (namesVersion ? !isPlain : isPair && WORDS.unclearAlone.test(text))
    return [{ fact: "unclear", holds: true, paths: names.map(({ code }) => code), said }];
  if (!namesVersion) return [];
  return names.map(({ code }): Claim => ({ fact: "present", holds: true, paths: [code], said }));
};

const claimsOf = (clause: Clause, all: readonly string[]): Claim[] => {
  const { names, namesVersion, text } = clause;
  const isAside = WORDS.hedged.test(text) || (WORDS.software.test(text) && !namesVersion);
  if (names.length === 0 || isAside) return [];
  const order = orderClaims(clause, all);
  const values = order.length > 0 ? [] : valueClaims(clause);
  if (values.length > 0) return values;
  if (WORDS.condition.test(text)) return otherClaims(clause);
  const claims = [...order, ...CUES.flatMap((cue) => claimsOfCue(clause, all, cue))];
  if (claims.length > 0) return claims;
  const present = WORDS.unclear.test(text) ? [] : PRESENT.flatMap((cue) => claimsOfCue(clause, all, cue));
  return present.length > 0 ? present : otherClaims(clause);
};

/** What a sentence says about the standard. */
export const readClaims = (sentence: Sentence): Claim[] => {
  const all = [...new Set(sentence.codes.flatMap((code) => ernPath(code) ?? []))];
  return all.length === 0 ? [] : toClauses(sentence).flatMap((clause) => claimsOf(clause, all));
};
