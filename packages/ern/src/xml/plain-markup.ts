import { LIMITS } from "../limits";
import { matchAt } from "../text/match-at";
import { ILLEGAL_CHARACTER } from "./escape";
import type { MarkupEnds } from "./markup-ends";
import { prefixOf } from "./names";
import { isCharacter } from "./text-fault";

const LESS = 0x3c;
const GREATER = 0x3e;
const BRACKET = 0x5d;
const FIRST_SURROGATE = 0xd800;

/** For each ASCII character, 1 if its neighbours don't matter. */
const IS_PLAIN = Uint8Array.from({ length: 0x80 }, (_, code) =>
  Number(/[\t\n\r !-~\u007F]/.test(String.fromCharCode(code)) && !/[&<>]/.test(String.fromCharCode(code))),
);

const OTHER_CHARACTER =
  /&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([\da-fA-F]{1,6}));|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uE000-\uFFFD]/y;

/** The offset after a reference, or a character that most texts don't have. */
const endOfOtherCharacter = (source: string, from: number): number => {
  OTHER_CHARACTER.lastIndex = from;
  const match = OTHER_CHARACTER.exec(source);
  if (!match) return -1;
  const [, decimal, hex] = match;
  const code = decimal ?? hex;
  return code === undefined || isCharacter(parseInt(code, hex ? 16 : 10)) ? OTHER_CHARACTER.lastIndex : -1;
};

const endOfText = (source: string, from: number, to: number): number => {
  for (let position = from; position < to;) {
    const code = source.charCodeAt(position);
    if (code < 0x80 ? IS_PLAIN[code] === 1 : code < FIRST_SURROGATE) position += 1;
    else if (code === LESS) return position;
    else if (code === GREATER) {
      if (source.charCodeAt(position - 1) === BRACKET && source.charCodeAt(position - 2) === BRACKET) return -1;
      position += 1;
    } else {
      position = endOfOtherCharacter(source, position);
      if (position === -1) return -1;
    }
  }
  return to;
};

const NAME = "[A-Za-z_][\\w.-]*";
const QUALIFIED = `(?:${NAME}:)?${NAME}`;
const BLANK = "[ \\t\\r\\n]";

const PLAIN_NAME = new RegExp(`^${QUALIFIED}$`);
const ATTRIBUTE = new RegExp(`${BLANK}+(${QUALIFIED})${BLANK}*=${BLANK}*(["'])`, "y");
const TAG_END = new RegExp(`${BLANK}*/?>`, "y");
const CLOSING_END = new RegExp(`${BLANK}*>`, "y");

const attributeValue = (value: string): string => `${BLANK}*=${BLANK}*(?:"${value}"|'${value}')`;
const DECLARATION = new RegExp(
  `<\\?xml${BLANK}+version${attributeValue("1\\.0")}(?:${BLANK}+encoding${attributeValue("[A-Za-z][\\w.-]*")})?` +
    `(?:${BLANK}+standalone${attributeValue("(?:yes|no)")})?${BLANK}*\\?>`,
  "y",
);
const INSTRUCTION = new RegExp(`<\\?(?!xml[?\\s])${NAME}(?=${BLANK}|\\?>)`, "iy");

/** The offset after a match at an offset. */
const matchEnd = (pattern: RegExp, source: string, position: number): number => {
  pattern.lastIndex = position;
  return pattern.test(source) ? pattern.lastIndex : -1;
};

const isPlainName = (name: string): boolean => name.length <= LIMITS.nameLength && PLAIN_NAME.test(name);

const endOfClosing = (source: string, position: number): number =>
  source.charCodeAt(position) === GREATER ? position + 1 : matchEnd(CLOSING_END, source, position);

/** Namespaces whose prefixes XML itself fixes. */
const RESERVED = /^http:\/\/www\.w3\.org\/(?:XML\/1998\/namespace|2000\/xmlns\/)$/;

/** Returns whether a declaration of a prefix is certainly right. */
const isPlainDeclaration = (prefix: string, namespace: string): boolean =>
  !/[\s&]/.test(namespace) &&
  !RESERVED.test(namespace) &&
  (prefix === "" || (namespace !== "" && !/^xml(?:ns)?$/.test(prefix)));

const endOfTag = (source: string, from: number, name: string, prefixes: string[]): number => {
  if (source.charCodeAt(from) === GREATER && !name.includes(":")) return from + 1;
  const names: string[] = [];
  let position = from;
  for (let match = matchAt(ATTRIBUTE, source, position); match; match = matchAt(ATTRIBUTE, source, position)) {
    const [, attribute = "", quote = ""] = match;
    const begin = ATTRIBUTE.lastIndex;
    const end = source.indexOf(quote, begin);
    if (end === -1 || end - begin > LIMITS.attributeLength) return -1;
    if (endOfText(source, begin, end) !== end || names.includes(attribute)) return -1;
    if (attribute.length > LIMITS.nameLength || names.push(attribute) > LIMITS.attributes) return -1;
    if (attribute === "xmlns" || attribute.startsWith("xmlns:")) {
      const prefix = attribute.slice("xmlns:".length);
      if (!isPlainDeclaration(prefix, source.slice(begin, end))) return -1;
      if (prefix !== "") prefixes.push(prefix);
    }
    position = end + 1;
  }
  const prefixed = names.filter((attributeName) => attributeName.includes(":") && !attributeName.startsWith("xmlns:"));
  const isBound = (attributeName: string): boolean => prefixes.includes(prefixOf(attributeName));
  if (!prefixed.every(isBound) || (name.includes(":") && !isBound(name))) return -1;
  // Two prefixes may be of the same namespace, and so two names the same.
  if (new Set(prefixed.map((attributeName) => attributeName.slice(attributeName.indexOf(":")))).size < prefixed.length)
    return -1;
  return matchEnd(TAG_END, source, position);
};

const endOfWhole = (source: string, from: number, closing: string): number => {
  const end = source.indexOf(closing, from);
  return end === -1 || ILLEGAL_CHARACTER.test(source.slice(from, end)) ? -1 : end + closing.length;
};

const endOfOther = (source: string, position: number): number => {
  if (source.startsWith("<!--", position)) {
    const end = endOfWhole(source, position + "<!--".length, "--");
    return end !== -1 && source.charCodeAt(end) === GREATER ? end + 1 : -1;
  }
  if (source.startsWith("<![CDATA[", position)) return endOfWhole(source, position + "<![CDATA[".length, "]]>");
  const isFirst = position === (source.startsWith("\uFEFF") ? 1 : 0);
  const declared = isFirst ? matchEnd(DECLARATION, source, position) : -1;
  if (declared !== -1) return declared;
  const target = matchEnd(INSTRUCTION, source, position);
  return target === -1 ? -1 : endOfWhole(source, target, "?>");
};

/** Ends of markup as nearly all messages have it, which is certainly well-formed and within the limits. */
export const PLAIN_ENDS: MarkupEnds = {
  ofText: endOfText,
  isName: isPlainName,
  ofTag: endOfTag,
  ofClosing: endOfClosing,
  ofOther: endOfOther,
};
