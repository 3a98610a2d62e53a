import type { Token } from "./tokenize";

/** Stands in code between a name and what it belongs to. */
const SEPARATOR = /^(?:\.|::|#|->)$/;

/** What joins two words as code does: the colons of `DDEXParser::stream`, the dot of `builder.build`; else empty. */
export const jointBetween = (text: string, end: number, start: number): string => {
  const between = text.slice(end, start);
  return SEPARATOR.test(between) ? between : "";
};

/** A name as its words are written, with a dot between those that code joins and a blank between others. */
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
