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

/** Comments, CDATA sections, instructions and tags. */
const MARKUP =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>?!<"'=]+)(?:"[^"]*"|'[^']*'|[^"'<>])*?(\/?)>/g;

const parseBefore = (text: string): Pick<TextLocation, "ancestors" | "before"> => {
  const ancestors: string[] = [];
  const outer: string[][] = [];
  let before: string[] = [];
  for (const [, slash, name, end] of text.matchAll(MARKUP)) {
    if (name === undefined) continue;
    if (slash) {
      ancestors.pop();
      before = outer.pop() ?? [];
    }
    if (slash || end) before.push(name);
    else {
      ancestors.push(name);
      outer.push(before);
      before = [];
    }
  }
  return { ancestors, before };
};

const parseAfter = (text: string): Pick<TextLocation, "after" | "closing"> => {
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

/** Parses the context of an offset from the text before and after it, as far as these go. */
export const parseLocation = (before: string, after: string): TextLocation => ({
  ...parseBefore(before),
  ...parseAfter(after),
});

const MARKS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** Returns where the comment, CDATA section or instruction begins in which a text ends; -1 if it ends in none. */
export const unclosedMark = (text: string): number =>
  Math.max(
    ...MARKS.map(([opening, closing]) => {
      const from = text.lastIndexOf(opening);
      return from > text.lastIndexOf(closing) ? from : -1;
    }),
  );
