import { formatCodePoint } from "../text/counted";
import { matchAt } from "../text/match-at";
import type { Fix, Range, SyntaxFault } from "../types";
import { ILLEGAL_CHARACTER } from "./escape";

/** Characters that no name begins with. */
export const NO_NAME = /^[\s\d<>&='".,;:!?()+*%$#@/\\-]/;
const NAME = /\s*([^\s<>&='"/]+)\s*(=?)\s*/y;
const QUOTES = ['"', "'"];
/** A value in typographic quotes, or one word. */
const UNQUOTED = /[“”„‘’]([^“”„‘’"<>]*)[“”„‘’]|((?:(?!\/>)[^\s<>"'=])+)/y;

const ENTITIES = "amp|lt|gt|quot|apos";
const KNOWN = `(${ENTITIES});|(${ENTITIES})(?![\\w.-])`;
const AMPERSAND = new RegExp(`&(?:${KNOWN}|#(?:x([\\da-fA-F]+)|(\\d+));|([A-Za-z_][\\w.-]*);)?`, "g");
const MOST_CODE = 0x10ffff;

/** Returns a fix that replaces a range; it may change what the text says. */
export const toFix = (label: string, range: Range, insert: string): Fix => ({
  label,
  splices: [{ ...range, insert }],
});

/** Returns a fix that replaces markup and leaves the text as it is. */
export const toCertainFix = (...parts: Parameters<typeof toFix>): Fix => ({
  ...toFix(...parts),
  isCertain: true,
});

/** A fault whose remedy is its fix. */
const toFault = (range: Range, message: string, entry: string, fix: Fix): SyntaxFault => ({
  ...range,
  message,
  remedy: `${fix.label}.`,
  entry,
  fix,
});

/** Returns what is wrong with an attribute expected at an offset: its name, or a value that is missing or unquoted. */
export const faultOfAttribute = (source: string, position: number): SyntaxFault | undefined => {
  const [whole = "", name = "", equals] = matchAt(NAME, source, position) ?? [];
  if (name === "" || NO_NAME.test(name)) return undefined;
  const from = position + whole.search(/\S/);
  const nameRange = { from, to: from + name.length };
  const construct = "xml-attributes-construct";
  if (from === position && !equals) {
    const right = source[position - 1] === "'" ? "&apos;" : "&quot;";
    const fix = toFix(`Write ${right}`, { from: position - 1, to: position }, right);
    return toFault({ from: position - 1, to: position }, "This quote is inside an attribute’s value.", construct, fix);
  }
  if (from === position) {
    const fix = toCertainFix("Put a space between them", { from, to: from }, " ");
    return toFault(nameRange, `The attribute ${name} touches the one before it.`, construct, fix);
  }
  const begin = NAME.lastIndex;
  if (equals && QUOTES.includes(source[begin]!)) return undefined;
  const value = equals ? matchAt(UNQUOTED, source, begin) : null;
  if (!value) {
    const message = `The attribute ${name} has no value.`;
    const remedy = `Give it one in quotes, as in ${name}="…", or remove it.`;
    return { ...nameRange, message, remedy, entry: "xml-attribute-no-value" };
  }
  const range = { from: begin, to: begin + value[0].length };
  const right = `"${value[1] ?? value[2]}"`;
  const message = `The attribute ${name}’s value has no quotes.`;
  // A word without quotes may be the first of several.
  const fix = (value[1] === undefined ? toFix : toCertainFix)(`Write ${right}`, range, right);
  return toFault(range, message, "xml-attvalue-quotes", fix);
};

/** Returns whether a character reference may be of this code. */
export const isCharacter = (code: number): boolean =>
  code <= MOST_CODE && !(code >= 0xd800 && code <= 0xdfff) && !ILLEGAL_CHARACTER.test(String.fromCodePoint(code));

/** Returns the first character up to an offset that XML doesn't allow, with its removal. */
export const faultOfCharacter = (source: string, offset: number): SyntaxFault | undefined => {
  const illegal = ILLEGAL_CHARACTER.exec(source.slice(0, offset + 2));
  if (!illegal) return undefined;
  const range = { from: illegal.index, to: illegal.index + 1 };
  const code = formatCodePoint(illegal[0]);
  const what = code === "U+0000" ? "U+0000, a NUL," : code;
  return toFault(
    range,
    `The character ${what} is not allowed in XML.`,
    "xml-pcdata-char",
    toFix("Remove it", range, ""),
  );
};

/** Returns the first & between two offsets that isn't an XML reference, with its replacement. */
export const faultOfReferences = (source: string, from: number, to: number): SyntaxFault | undefined => {
  // Without a limit, each search would go on to the end of the message.
  for (const match of source.slice(from, to).matchAll(AMPERSAND)) {
    const [written, known, unfinished, hex, decimal, unknown] = match;
    const position = from + match.index;
    const range = { from: position, to: position + written.length };
    if (known) continue;
    if (hex ?? decimal) {
      if (isCharacter(hex ? parseInt(hex, 16) : parseInt(decimal!, 10))) continue;
      const message = `${written} isn't a character that XML allows.`;
      return { ...range, message, remedy: "Write another, or remove it.", entry: "xml-pcdata-char" };
    }
    if (unknown) {
      const message = `The entity ${written} is not known in XML.`;
      const remedy = "Write the character itself; write a plain & as &amp;.";
      return { ...range, message, remedy, entry: "xml-entity-not-defined" };
    }
    const right = `&${unfinished ?? "amp"};`;
    const message = unfinished ? `The semicolon of ${right} is missing.` : "This & doesn't start a reference.";
    const fix = (unfinished ? toFix : toCertainFix)(`Write ${right}`, range, right);
    return toFault(range, message, "xml-entityref-no-name", fix);
  }
  return undefined;
};
