import { namesIn, placesOf, schemaModelOf, STANDARD_VERSIONS, valuesAt, versionsWith } from "../../../ern";
import type { Sentence } from "./read-sentences";
import { cutVersions, type SaidVersions } from "./versions-said";

/** A piece of inline code in a clause. */
export interface Token {
  code: string;
  start: number;
  end: number;
}

/** A part of a sentence that says one thing. */
export interface Clause {
  text: string;
  names: Token[];
  values: Token[];
  said: SaidVersions | undefined;
  namesVersion: boolean;
}

const ERN_NAMES = new Set(STANDARD_VERSIONS.flatMap(namesIn));
const PATH = /^@?[A-Z]\w*(?:[/@]@?[A-Z]\w*)*$/;

const CLAUSES =
  /;|:(?= |$)|\s[–—]\s|[()]|,? but |,? because |, (?=(?:and )?(?:in |since )?(?:ERN [34]\b|[34]\.\d))|, where |, which (?=[^,;]*‹)|, (?:with|so|since|although|while|whereas|unlike) |,? and (?=(?:may|must|can|needs?|has|have|isn|aren|doesn|is|are)\b|[^,;]*\b(?:is|are|isn|aren|doesn|can|may|has|needs?|must|requires?)\b)/;

/** The path that a piece of code names; undefined if it isn't one of ERN. */
export const ernPath = (code: string): string | undefined => {
  const path = code.replace(/^<\/?|\s*\/?>$/g, "");
  return PATH.test(path) && ERN_NAMES.has(path.split(/[/@]/).at(-1)!) ? path : undefined;
};

/** The path of a child. */
export const within = (parent: string, child: string): string => `${parent}/${child}`;

const remembered = new Map<string, boolean>();

/** The result for a question about the standard, found once. */
const once = (question: string, find: () => boolean): boolean => {
  const answer = remembered.get(question) ?? find();
  remembered.set(question, answer);
  return answer;
};

/** Does some version have a name in an element? */
export const isIn = (parent: string, child: string): boolean =>
  parent !== child && once(within(parent, child), () => versionsWith(within(parent, child)).length > 0);

/** Does a name have a value in some version, or a list of values? */
export const hasValue = (path: string, value = ""): boolean =>
  once(`${path}=${value}`, () =>
    STANDARD_VERSIONS.some((version) =>
      placesOf(version, path).some((place) => {
        const values = valuesAt(place);
        return value === "" ? values !== undefined : values?.includes(value);
      }),
    ),
  );

const ANY: SaidVersions = { versions: ["4.3"], isLimit: false };

const saidAround = (around: readonly string[]): SaidVersions =>
  around.map((text) => cutVersions(text).said).find((said) => said.length === 1)?.[0] ?? ANY;

const VALUES = new Set(
  STANDARD_VERSIONS.flatMap((version) => schemaModelOf(version).values.flatMap(({ values = [] }) => values)),
);

/** Is it a value of some set, or does it look like one? */
export const isValue = (code: string): boolean => VALUES.has(code) || /^[A-Z]\w+$/.test(code);

/** The clauses of a sentence. One that names a version and nothing else goes with the one before it. */
const splitClauses = (text: string): string[] =>
  text.split(CLAUSES).reduce<string[]>((clauses, clause) => {
    const isAlone = clauses.length === 0 || clause.includes("‹") || cutVersions(clause).said.length === 0;
    return isAlone ? [...clauses, clause] : [...clauses.slice(0, -1), `${clauses.at(-1)}, ${clause}`];
  }, []);

/** Splits a sentence into clauses, with the versions that each speaks of. */
export const toClauses = ({ text, codes, around }: Sentence): Clause[] => {
  let before: SaidVersions | undefined;
  return splitClauses(text).map((written): Clause => {
    const { rest, said } = cutVersions(written);
    if (said.length === 1) before = said[0];
    const tokens = [...rest.matchAll(/‹(\d+)›/g)].map((found): Token => {
      const code = codes[Number(found[1])]!;
      return { code: ernPath(code) ?? code, start: found.index, end: found.index + found[0].length };
    });
    const valued = tokens.filter(({ code }) => ernPath(code) !== undefined && hasValue(code));
    const isOwned = ({ code }: Token): boolean => valued.some((one) => one.code !== code && hasValue(one.code, code));
    const values = tokens.filter((token) => isOwned(token) || ernPath(token.code) === undefined);
    const names = tokens.filter((token) => !values.includes(token));
    return {
      ...{ text: rest, names, values, namesVersion: said.length > 0 },
      said: said.length > 1 ? undefined : (before ?? saidAround(around)),
    };
  });
};
