import { toName } from "../text/record-name";
import type { RecordName } from "../text/record-name";
import { headingCoverage } from "./heading-coverage";
import type { QueryWord } from "./parse-query";
import type { TypedCode } from "./typed-code";
import { writtenFit } from "./written-fit";

/** What a heading adds that is what was typed. */
const HEADING = 4;
/** What a keyword is worth as against a heading. */
const KEYWORD = 0.7;

/** How well one name is what was typed. */
export interface NameFit {
  /** How far it is what was typed, from 0 to 1. */
  coverage: number;
  /** What it adds by the way in which it is written; 1 for nothing. */
  written: number;
}

const noName = toName("");

/** How well a name is what was typed; without one, one that has none of it. */
export const nameFit = (
  name: RecordName = noName,
  words: readonly QueryWord[],
  terms: readonly (readonly string[])[],
  code: TypedCode,
): NameFit => ({ coverage: headingCoverage(name.words, words, terms), written: writtenFit(name, code) });

/** How well a record's names are what was typed, its heading and those of its keywords that have some of it. */
export const joinFits = (heading: NameFit, keywords: readonly NameFit[]): NameFit => ({
  coverage: Math.max(heading.coverage, ...keywords.map(({ coverage }) => KEYWORD * coverage)),
  written: Math.max(heading.written, ...keywords.map(({ written }) => written).filter((fit) => fit > 1)),
});

/** What a record gains by its names. */
export const gainOf = ({ coverage, written }: NameFit): number => (1 + HEADING * coverage) * written;
