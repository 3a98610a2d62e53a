import { z } from "zod";

/** Most bytes of an answer. */
export const ANSWER_BYTES = 40_000;

/** Most bytes of the list of headings at the start of a long answer. */
const LIST_BYTES = 10_000;

/** The input of every tool that asks for a later part of its answer. */
export const cursor = z
  .number()
  .int()
  .min(0)
  .max(100_000_000)
  .optional()
  .describe("Where a long answer goes on: a cursor that the answer before it names");

/** The end of the whole lines from an offset that fit into a number of bytes; within a line if it alone doesn't fit. */
const endOfPart = (text: string, from: number, most: number): number => {
  let [end, lineEnd, size] = [from, from, 0];
  for (const char of text.slice(from, from + most)) {
    size += Buffer.byteLength(char);
    if (size > most) break;
    end += char.length;
    if (char === "\n") lineEnd = end;
  }
  return end === text.length || lineEnd === from ? end : lineEnd;
};

/** Returns the headings of a Markdown text, one a line, each with the cursor of its place. */
const listHeadings = (text: string): string => {
  let offset = 0;
  let fence: string | undefined;
  const headings: string[] = [];
  for (const line of text.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && /^#{1,6} /.test(line)) headings.push(`- ${line} (cursor ${offset})\n`);
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    offset += line.length + 1;
  }
  return headings.join("");
};

/** Returns an answer that fits, or its part at a cursor; a long one's first part begins with its headings. */
export const toPart = (text: string, position?: number): string => {
  if (position === undefined && Buffer.byteLength(text) <= ANSWER_BYTES) return text;
  const from = position ?? 0;
  if (from >= text.length) throw new Error(`The answer ends before cursor ${from}. Ask again without a cursor.`);
  const all = position === undefined ? listHeadings(text) : "";
  const headings = all.slice(0, endOfPart(all, 0, LIST_BYTES));
  const list =
    headings === ""
      ? ""
      : `Headings of this long answer${headings === all ? "" : ", the first of them"}:\n${headings}\n`;
  // The last 100 bytes are for the sentence that names the next cursor.
  const end = endOfPart(text, from, ANSWER_BYTES - Buffer.byteLength(list) - 100);
  const next = end < text.length ? `\n\nThere is more: ask again with cursor ${end}.` : "";
  return list + text.slice(from, end) + next;
};
