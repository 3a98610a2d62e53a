import type { SyntaxFault } from "../types";
import { faultOfClosing, type OpenElement } from "./closing-fault";
import { faultOfAttribute, faultOfReferences, NO_NAME, toCertainFix } from "./text-fault";

const NAME_END = /[\s/<>"'=&]/g;
const IN_TAG = /\s*(?:(\/?>)|(<|$))|\s+[^\s=<>/"']+\s*=\s*(["'])/y;

/** Markup that is skipped as a whole, by how it begins and ends. */
const WHOLE: readonly [opening: string, closing: string, name: string, entry?: string][] = [
  ["<!--", "-->", "comment", "xml-comment-not-terminated"],
  ["<![CDATA[", "]]>", "CDATA section"],
  ["<?", "?>", "processing instruction"],
];

/** The first fault in the attributes of an opening tag, or where the tag ends; undefined if the tag is malformed otherwise. */
const scanTag = (source: string, from: number, nameEnd: number): { fault?: SyntaxFault; end?: number } => {
  const tag = source.slice(from, nameEnd);
  for (let position = nameEnd; ;) {
    IN_TAG.lastIndex = position;
    const match = IN_TAG.exec(source);
    if (!match) return { fault: faultOfAttribute(source, position) };
    if (match[1]) return { end: IN_TAG.lastIndex };
    const quote = match[3];
    if (!quote) {
      const message = `The tag ${tag} is not finished.`;
      const remedy = "Write > where the tag ends, and close the element; or remove it.";
      return { fault: { from, to: nameEnd, message, remedy, entry: "xml-start-tag-not-ended" } };
    }
    const begin = IN_TAG.lastIndex;
    const end = source.indexOf(quote, begin);
    const value = source.slice(begin, end === -1 ? source.length : end);
    const opening = value.indexOf("<");
    const reference = faultOfReferences(source, begin, begin + (opening === -1 ? value.length : opening));
    if (reference) return { fault: reference };
    if (end === -1 || opening !== -1) {
      const message = `An attribute's value in ${tag} does not end before the next <.`;
      const remedy = `Write ${quote} where the value ends, and a < in it as &lt;.`;
      return { fault: { from: begin - 1, to: begin, message, remedy, entry: "xml-attvalue-lt" } };
    }
    position = end + 1;
  }
};

/** Returns the first fault in markup up to a known one; parsers fail where they can't go on, often far behind it. */
export const findFault = (source: string, before: number): SyntaxFault | undefined => {
  const open: OpenElement[] = [];
  for (let position = 0; position <= before;) {
    const from = source.indexOf("<", position);
    const reference = open.length > 0 && faultOfReferences(source, position, from === -1 ? source.length : from);
    if (reference) return reference;
    if (from === -1) return undefined;
    const whole = WHOLE.find(([opening]) => source.startsWith(opening, from));
    if (whole) {
      const [opening, closing, name, entry] = whole;
      const end = source.indexOf(closing, from + opening.length);
      const remedy = `Write ${closing} where it ends.`;
      if (end === -1)
        return { from, to: from + opening.length, message: `The ${name} is never closed.`, remedy, entry };
      position = end + closing.length;
    } else if (source[from + 1] === "/") {
      const { fault, end } = faultOfClosing(source, from, open);
      if (fault || end === undefined) return fault;
      open.pop();
      position = end;
    } else if (source[from + 1] === "!") {
      return undefined;
    } else if (open.length > 0 && NO_NAME.test(source[from + 1] ?? " ")) {
      const range = { from, to: from + 1 };
      const fix = toCertainFix("Write &lt;", range, "&lt;");
      const message = "This < doesn't start a tag.";
      return { ...range, message, remedy: "Write it as &lt;.", entry: "xml-invalid-element-name", fix };
    } else {
      NAME_END.lastIndex = from + 1;
      const nameEnd = NAME_END.exec(source)?.index ?? source.length;
      const { fault, end } = scanTag(source, from, nameEnd);
      if (fault || end === undefined) return fault;
      if (source[end - 2] !== "/") open.push({ name: source.slice(from + 1, nameEnd), from, to: end });
      position = end;
    }
  }
  return undefined;
};
