import type { SyntaxFault } from "../types";
import { ILLEGAL_CHARACTER } from "./escape";

const NAMES = "amp|lt|gt|quot|apos";
const AMPERSAND = new RegExp(
  `&(?:(${NAMES});|(${NAMES})(?![\\w.-])|#(?:x([\\da-fA-F]+)|(\\d+));|([A-Za-z_][\\w.-]*);)?`,
  "g",
);
const MOST_CODE = 0x10ffff;

const isCharacter = (code: number): boolean =>
  code <= MOST_CODE && !(code >= 0xd800 && code <= 0xdfff) && !ILLEGAL_CHARACTER.test(String.fromCodePoint(code));

/** The first & between two offsets that isn't an XML reference, with its replacement. */
export const faultOfReferences = (source: string, from: number, to: number): SyntaxFault | undefined => {
  AMPERSAND.lastIndex = from;
  for (let match = AMPERSAND.exec(source); match && match.index < to; match = AMPERSAND.exec(source)) {
    const [written, known, unfinished, hex, decimal, unknown] = match;
    const place = { from: match.index, to: match.index + written.length };
    if (known) continue;
    if (hex ?? decimal) {
      if (isCharacter(hex ? parseInt(hex, 16) : parseInt(decimal!, 10))) continue;
      return {
        ...place,
        message: `${written} is no character that XML has.`,
        remedy: "Write another, or remove it.",
        entry: "xml-pcdata-char",
      };
    }
    if (unknown) {
      const remedy = "Write the character itself; write a plain & as &amp;.";
      return {
        ...place,
        message: `The entity ${written} is not known in XML.`,
        remedy,
        entry: "xml-entity-not-defined",
      };
    }
    const right = `&${unfinished ?? "amp"};`;
    return {
      ...place,
      message: unfinished ? `The semicolon of ${right} is missing.` : "Here is an & that begins no reference.",
      remedy: `Write ${right}.`,
      entry: "xml-entityref-no-name",
      fix: { label: `Write ${right}`, splices: [{ ...place, insert: right }] },
    };
  }
  return undefined;
};
