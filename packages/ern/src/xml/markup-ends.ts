/** Finds where markup ends. Functions return -1 if it may not be well-formed. */
export interface MarkupEnds {
  /** The offset of the "<" that ends a text, or of the end of what is read. */
  ofText: (source: string, from: number, to: number) => number;
  isName: (name: string) => boolean;
  /** The offset after an opening tag whose name ends at an offset; adds the prefixes that the tag declares. */
  ofTag: (source: string, nameEnd: number, name: string, prefixes: string[]) => number;
  /** The offset after a closing tag whose name ends at an offset. */
  ofClosing: (source: string, nameEnd: number) => number;
  /** The offset after a comment, CDATA section, processing instruction or XML declaration. */
  ofOther: (source: string, from: number) => number;
}

const QUOTED_OR_END = /["'>]/g;

/** The offset after a tag; a ">" in an attribute's value doesn't end it. */
const endOfTag = (source: string, from: number): number => {
  const next = (start: number): number => {
    QUOTED_OR_END.lastIndex = start;
    return QUOTED_OR_END.exec(source)?.index ?? source.length;
  };
  let position = next(from);
  while (source[position] !== ">") position = next(source.indexOf(source[position]!, position + 1) + 1);
  return position + 1;
};

const CLOSINGS: readonly [opening: string, closing: string][] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

/** Ends of any markup in a text that passed `assertWellFormed`. */
export const CHECKED_ENDS: MarkupEnds = {
  ofText: (source, from, to) => {
    const position = source.indexOf("<", from);
    return position === -1 ? to : position;
  },
  isName: () => true,
  ofTag: endOfTag,
  ofClosing: (source, nameEnd) => source.indexOf(">", nameEnd) + 1,
  ofOther: (source, from) => {
    const [opening, closing] = CLOSINGS.find(([candidate]) => source.startsWith(candidate, from))!;
    return source.indexOf(closing, from + opening.length) + closing.length;
  },
};
