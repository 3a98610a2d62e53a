import type { Code, Content, List, Root } from "mdast";
import type { Parent } from "unist";

import { ContentError, fileLine, suggest } from "../../diagnostics/diagnostic";
import type { Source, Diagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";
import { codeMeta } from "./code-meta";
import { includeFile } from "./include-file";
import { lineMarkWords, splitLine } from "./line-marks";
import type { LineMark } from "./line-marks";
import { noteList } from "./note-list";

/** Marked lines of a code block, counted from 1. */
export interface FenceMarks {
  focused: number[];
  /** Lines with a note, and the note's id in the list below the block. */
  notes: { line: number; id: string }[];
}

/** The marks of a block; undefined if it has none. */
export const fenceMarks = ({ data }: Code): FenceMarks | undefined => data?.["marks"] as FenceMarks | undefined;

/** Parses the Markdown of a note, with line numbers of the file. */
type ParseNote = (markdown: string) => Content[];

const isWord = (word: string): word is (typeof lineMarkWords)[number] =>
  (lineMarkWords as readonly string[]).includes(word);

const diagnosticOf = (code: string, { words, text }: LineMark): Diagnostic | undefined => {
  const unknown = words.find((word) => !isWord(word));
  if (unknown !== undefined)
    return {
      message: `[!${unknown}] is no mark of a line of code`,
      remedy: suggest(unknown, lineMarkWords, (word) => `[!${word}]`),
    };
  const written = words.map((word) => `[!${word}]`).join("");
  if (code.trim() === "")
    return { message: `${written} stands on a line of its own`, remedy: "Write it behind the code that it is about." };
  if (words.includes("note") && text === "")
    return { message: "[!note] says nothing", remedy: "Write the note behind it." };
  if (!words.includes("note") && text !== "")
    return { message: `"${text}" stands behind ${written}`, remedy: "Remove it, or write [!note] before it." };
  return undefined;
};

/** Puts the code of a file into the code fence that names it. */
const readFile = (node: Code, fail: (diagnostic: Diagnostic) => never): void => {
  const { file, region } = codeMeta(node.meta ?? "");
  if (file === undefined) {
    if (region !== undefined) fail({ message: "region stands without file", remedy: 'Write file="…" as well.' });
    return;
  }
  if (node.value.trim() !== "")
    fail({ message: "A fence with file has code of its own", remedy: "Remove the code, or the word." });
  const code = includeFile(file, region);
  if (typeof code !== "string") return fail(code);
  node.value = code;
};

/** Removes the marks from a block's code; returns the list of its notes. */
const readMarks = (
  node: Code,
  toId: (number: number) => string,
  fail: (diagnostic: Diagnostic, line: number) => never,
  parseNote: ParseNote,
): List | undefined => {
  const lines = node.value.split("\n").map(splitLine);
  if (lines.every(({ mark }) => mark === undefined)) return undefined;
  const marks: FenceMarks = { focused: [], notes: [] };
  const notes: Content[][] = [];
  const first = (node.position?.start.line ?? 0) + 1;
  for (const [at, { code, mark }] of lines.entries()) {
    if (!mark) continue;
    const diagnostic = diagnosticOf(code, mark);
    if (diagnostic) fail(diagnostic, at + 1);
    if (mark.words.includes("focus")) marks.focused.push(at + 1);
    if (!mark.words.includes("note")) continue;
    notes.push(parseNote("\n".repeat(first + at - 1) + mark.text));
    marks.notes.push({ line: at + 1, id: toId(notes.length) });
  }
  node.value = lines.map(({ code }) => code).join("\n");
  node.data = { ...node.data, marks };
  return notes.length > 0 ? noteList(notes, marks.notes) : undefined;
};

/**
 * Processes what isn't code in a page's fences: inserts the code of files and removes marks from lines. Notes become a
 * list below their block, which is normal text of the page. Throws a ContentError.
 */
export const readFences = (tree: Root, source: Source, parseNote: ParseNote): void => {
  const fences: { node: Code; parent: Parent }[] = [];
  walk(tree, (node, parent) => {
    if (node.type === "code") fences.push({ node, parent });
  });
  let noted = 0;
  for (const { node, parent } of fences) {
    const fail = ({ message: diagnostic, remedy }: Diagnostic, line = 0): never => {
      throw new ContentError(source.file, fileLine(node, source) + line, diagnostic, remedy);
    };
    readFile(node, fail);
    const list = readMarks(node, (number) => `_note-${noted + 1}-${number}`, fail, parseNote);
    if (!list) continue;
    noted += 1;
    parent.children.splice(parent.children.indexOf(node) + 1, 0, list);
  }
};
