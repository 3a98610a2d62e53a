import type { Content, Heading, Root, Table } from "mdast";

import { isComponent } from "../../../mdx/nodes/component";

/** A sentence of a page. */
export interface Sentence {
  /** Its text, with `‹0›` for its first piece of inline code. */
  text: string;
  codes: readonly string[];
  line: number;
  /** Texts that may name its version: those of its paragraph, row and headings, the nearest first. */
  around: readonly string[];
}

/** A paragraph, a heading or a table, with the marks in it or right below it. */
export interface TextPart {
  sentences: Sentence[];
  marks: { text: string; line: number }[];
}

export type LineOf = (node: Content) => number;

const MARK = /^\s*\/\*\s*ern: (.+?)\s*\*\/\s*$/s;
const END = /(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z‹[])/;

const markOf = (node: Content): string | undefined =>
  node.type === "mdxTextExpression" || node.type === "mdxFlowExpression" ? MARK.exec(node.value)?.[1] : undefined;

interface Read {
  text: string;
  codes: { value: string; line: number }[];
  marks: TextPart["marks"];
}

/** Reads a node's text. What a shortcode prints comes from data, so it isn't text of the sentence. */
const readText = (node: Content, lineOf: LineOf, read: Read = { text: "", codes: [], marks: [] }): Read => {
  const mark = markOf(node);
  if (mark !== undefined) read.marks.push({ text: mark, line: lineOf(node) });
  else if (node.type === "text") read.text += node.value;
  else if (node.type === "break") read.text += " ";
  else if (node.type === "inlineCode") {
    read.text += `‹${read.codes.length}›`;
    read.codes.push({ value: node.value, line: lineOf(node) });
  } else if ("children" in node && !isComponent(node, "Ern"))
    for (const child of node.children as Content[]) readText(child, lineOf, read);
  return read;
};

const readPart = (node: Content, around: readonly string[], lineOf: LineOf): TextPart => {
  const read = readText(node, lineOf);
  const text = read.text.replace(/\s+/g, " ").trim();
  const sentences = text.split(END).map((sentence): Sentence => {
    const own = [...sentence.matchAll(/‹(\d+)›/g)].map(([, at]) => read.codes[Number(at)]!);
    let at = 0;
    return {
      text: sentence.replace(/‹\d+›/g, () => `‹${at++}›`),
      codes: own.map(({ value }) => value),
      line: own[0]?.line ?? lineOf(node),
      around: [text, ...around],
    };
  });
  return { sentences, marks: read.marks };
};

/** The parts of a page that have sentences. */
export const readParts = (tree: Root, lineOf: LineOf): TextPart[] => {
  const parts: TextPart[] = [];
  const headings: Heading[] = [];
  const above = (): string[] => headings.map((heading) => readText(heading, lineOf).text).reverse();
  const readTable = ({ children: [header, ...rows] }: Table): TextPart => {
    const cells = [header, ...rows].flatMap((row) =>
      (row?.children ?? []).map((cell, at): TextPart => {
        const near = [header?.children[at], row?.children[0]].flatMap((one) =>
          one ? [readText(one, lineOf).text] : [],
        );
        return readPart(cell, [...near, ...above()], lineOf);
      }),
    );
    return { sentences: cells.flatMap(({ sentences }) => sentences), marks: cells.flatMap(({ marks }) => marks) };
  };
  const enter = (node: Content): void => {
    const mark = markOf(node);
    if (mark !== undefined) parts.at(-1)?.marks.push({ text: mark, line: lineOf(node) });
    if (node.type === "heading") headings.splice(node.depth - 1, headings.length, node);
    if (node.type === "paragraph" || node.type === "heading") parts.push(readPart(node, above(), lineOf));
    else if (node.type === "table") parts.push(readTable(node));
    else if ("children" in node) for (const child of node.children as Content[]) enter(child);
  };
  for (const node of tree.children as Content[]) enter(node);
  return parts;
};
