import type { Token } from "./tokenize";

/** What joins a name to its owner in code. */
const SEPARATOR = /^(?:\.|::|#|->)$/;

/**
 * The operator that joins two words in code: the colons of `DDEXParser::stream`, the dot of `builder.build`; otherwise
 * empty.
 */
export const jointBetween = (text: string, end: number, start: number): string => {
  const between = text.slice(end, start);
  return SEPARATOR.test(between) ? between : "";
};

/** A name as typed, with a dot between words joined in code and a space between others. */
export const nameForm = (text: string, tokens: readonly Token[]): string => {
  let form = "";
  let before = 0;
  for (const { start, end } of tokens) {
    if (form !== "") form += jointBetween(text, before, start) ? "." : " ";
    form += text.slice(start, end);
    before = end;
  }
  return form;
};
