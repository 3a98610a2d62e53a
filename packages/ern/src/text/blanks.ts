import type { Range } from "../types";

const BLANK = /[ \t\r\n]/;

const PAIR = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/;

/** Returns the range without matching characters at its ends; `\s+$` would take quadratic time for long runs. */
export const trimEnds = (text: string, trimmed: RegExp): Range => {
  let [from, to] = [0, text.length];
  while (from < to) {
    const character = String.fromCodePoint(text.codePointAt(from)!);
    if (!trimmed.test(character)) break;
    from += character.length;
  }
  while (to > from) {
    const last = text.slice(Math.max(from, to - 2), to);
    const character = PAIR.test(last) ? last : text[to - 1]!;
    if (!trimmed.test(character)) break;
    to -= character.length;
  }
  return { from, to };
};

/** Removes the white space around a text: only what XML counts as such, so a no-break space stays. */
export const trimBlanks = (text: string): string => {
  const { from, to } = trimEnds(text, BLANK);
  return text.slice(from, to);
};

/** Returns the range without the white space of XML around it; empty, at its end, if there's nothing else. */
export const trimBlankRange = (source: string, { from, to }: Range): Range => {
  const inner = trimEnds(source.slice(from, to), BLANK);
  return { from: from + inner.from, to: from + inner.to };
};

const SPACE = 0x20;
const TAB = 0x9;
const LINE_FEED = 0xa;
const RETURN = 0xd;

/** Returns whether there is only white space of XML between two offsets. */
export const isBlankRange = (source: string, from: number, to: number): boolean => {
  for (let offset = from; offset < to; offset += 1) {
    const code = source.charCodeAt(offset);
    if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB) return false;
  }
  return true;
};
