/** The context of an offset in a text that may not be well-formed. Names are as written, with their prefixes. */
export interface TextLocation {
  /** The ancestors, from the outermost that was found. */
  ancestors: string[];
  /** The children of the innermost one, before the offset and after it. */
  before: string[];
  after: string[];
  /** The first closing tag for an ancestor; undefined if there is none. */
  closing: string | undefined;
}

const NAME = /[^\s/>?!<"'=]+/y;

const nameAt = (text: string, offset: number): string => {
  NAME.lastIndex = offset;
  return NAME.exec(text)?.[0] ?? "";
};

/** How comments, CDATA sections and tags begin and end. */
const MARKS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<", ">"],
] as const;

/** The start of the comment, CDATA section or tag that ends at an offset. */
const beginOf = (text: string, end: number): number => {
  const [opening, closing] = MARKS.find((marks) => text.endsWith(marks[1], end))!;
  const last = end - opening.length - closing.length;
  return last < 0 ? -1 : text.lastIndexOf(opening, last);
};

const readBefore = (text: string): Pick<TextLocation, "ancestors" | "before"> => {
  // Read backwards, so the last come first.
  const ancestors: string[] = [];
  const before: string[] = [];
  let depth = 0;
  const addSibling = (name: string): void => {
    if (depth === 0 && ancestors.length === 0) before.push(name);
  };
  for (let end = text.lastIndexOf(">"); end !== -1; end = text.lastIndexOf(">", end - 1)) {
    const begin = beginOf(text, end + 1);
    if (begin === -1) break;
    const sign = text[begin + 1];
    if (sign === "/") {
      addSibling(nameAt(text, begin + 2));
      depth += 1;
    } else if (sign !== "!" && sign !== "?") {
      const name = nameAt(text, begin + 1);
      if (text[end - 1] === "/") addSibling(name);
      else if (depth > 0) depth -= 1;
      else if (name !== "") ancestors.push(name);
    }
    if (begin === 0) break;
    end = begin;
  }
  return { ancestors: ancestors.reverse(), before: before.reverse() };
};

const MARKUP =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>?!<"'=]+)(?:"[^"]*"|'[^']*'|[^"'<>])*?(\/?)>/g;

const readAfter = (text: string): Pick<TextLocation, "after" | "closing"> => {
  const after: string[] = [];
  let depth = 0;
  for (const [, slash, name, end] of text.matchAll(MARKUP)) {
    if (name === undefined) continue;
    if (slash) {
      if (depth === 0) return { after, closing: name };
      depth -= 1;
    } else {
      if (depth === 0) after.push(name);
      if (!end) depth += 1;
    }
  }
  return { after, closing: undefined };
};

/** Reads the context of an offset from the text before and after it, as far as these go. */
export const readLocation = (before: string, after: string): TextLocation => ({
  ...readBefore(before),
  ...readAfter(after),
});
