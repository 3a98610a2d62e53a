/** Finds where markup ends. Functions return -1 if it may not be well-formed. */
export interface MarkupEnds {
  /** The offset of the "<" that ends a text, or of the end of what is read. */
  ofText: (source: string, from: number, to: number) => number;
  isName: (name: string) => boolean;
  /**
   * The offset after an opening tag whose name ends at an offset. Adds the prefixes that the tag declares to those
   * declared around it.
   */
  ofTag: (source: string, nameEnd: number, name: string, prefixes: string[]) => number;
  /** The offset after a closing tag whose name ends at an offset. */
  ofClosing: (source: string, nameEnd: number) => number;
  /** The offset after a comment, CDATA section, processing instruction or XML declaration. */
  ofOther: (source: string, from: number) => number;
}

const QUOTED_OR_END = /["'>]/g;

/** The offset after a tag; a ">" in an attribute's value doesn't end it. */
const endOfTag = (source: string, from: number): number => {
  const next = (at: number): number => {
    QUOTED_OR_END.lastIndex = at;
    return QUOTED_OR_END.exec(source)?.index ?? source.length;
  };
  let at = next(from);
  while (source[at] !== ">") at = next(source.indexOf(source[at]!, at + 1) + 1);
  return at + 1;
};

const CLOSINGS: readonly [opening: string, closing: string][] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

/** Ends of any markup in a text that passed `checkSyntax`. */
export const CHECKED_ENDS: MarkupEnds = {
  ofText: (source, from, to) => {
    const at = source.indexOf("<", from);
    return at === -1 ? to : at;
  },
  isName: () => true,
  ofTag: endOfTag,
  ofClosing: (source, nameEnd) => source.indexOf(">", nameEnd) + 1,
  ofOther: (source, from) => {
    const [opening, closing] = CLOSINGS.find(([each]) => source.startsWith(each, from))!;
    return source.indexOf(closing, from + opening.length) + closing.length;
  },
};
