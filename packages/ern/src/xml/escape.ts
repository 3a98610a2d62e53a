import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { formatCodePoint, formatNumber } from "../text/counted";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Characters that XML 1.0 doesn't allow: controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
export const ILLEGAL_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const refuseIllegal = (value: string): void => {
  if (value.length > LIMITS.editLength) {
    const message = `The value has more than ${formatNumber(LIMITS.editLength)} characters.`;
    throw new ErnError({ code: "limit", message, remedy: "Shorten it." });
  }
  const illegal = ILLEGAL_CHARACTER.exec(value);
  if (!illegal) return;
  const message = `The value has the character ${formatCodePoint(illegal[0])}, at ${illegal.index + 1}, which XML does not allow.`;
  throw new ErnError({ code: "edit", message, remedy: "Remove that character." });
};

/** Escapes a value as text between tags. A carriage return becomes a reference, because XML would read it as a line feed. */
export const escapeText = (value: string): string => {
  refuseIllegal(value);
  return value.replace(/[&<>\r]/g, (character) => ESCAPES[character]!);
};

/** Escapes a value for use between an attribute's quotes: both kinds, if it isn't known which they are. */
export const escapeAttribute = (value: string, quotes: '"' | "'" | "\"'" = '"'): string => {
  refuseIllegal(value);
  return value.replace(/[&<\t\n\r"']/g, (character) =>
    (character === '"' || character === "'") && !quotes.includes(character) ? character : ESCAPES[character]!,
  );
};

const NAMED = new Map(Object.entries(ESCAPES).map(([character, escaped]) => [escaped, character]));

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;

/** Resolves the character and entity references of a well-formed text. */
export const resolveEntities = (text: string): string =>
  text.includes("&")
    ? text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) =>
        name
          ? (NAMED.get(reference) ?? reference)
          : String.fromCodePoint(hex ? parseInt(hex, 16) : parseInt(decimal!, 10)),
      )
    : text;

/** Returns the line ends as XML reads them: all are line feeds. */
export const normalizeLineEnds = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);
