import type { Code, Content, List, ListItem, Root } from "mdast";
import type { Parent } from "unist";

import { type Diagnostic, errorAt, type Source, suggest, toDiagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";
import { addFacts, type FenceMarks } from "./block-facts";
import { parseCodeMeta } from "./code-meta";
import { includeFile } from "./include-file";

const markWords = ["focus", "note"];

interface LineMark {
  words: string[];
  text: string;
}

/** A comment at the end of a line, not part of the code: `// [!focus]`, `# [!note] Why.`, `<!-- [!note] Why. -->`. */
const mark = /[ \t]*(?:(?:\/\/|#)[ \t]*((?:\[!\w+\][ \t]*)+)(.*)|<!--[ \t]*((?:\[!\w+\][ \t]*)+)(.*?)-->)[ \t]*$/;

const splitLine = (line: string): { code: string; mark?: LineMark } => {
  const found = mark.exec(line);
  if (!found) return { code: line };
  const words = (found[1] ?? found[3] ?? "").match(/\w+/g) ?? [];
  return { code: line.slice(0, found.index), mark: { words, text: (found[2] ?? found[4] ?? "").trim() } };
};

const diagnosticOf = (code: string, { words, text }: LineMark): Diagnostic | undefined => {
  const unknown = words.find((word) => !markWords.includes(word));
  if (unknown !== undefined)
    return toDiagnostic("mark-unknown", { word: unknown, suggestion: suggest(unknown, markWords, ["[!", "]"]) });
  const values = { words: words.map((word) => `[!${word}]`).join(""), text };
  if (code.trim() === "") return toDiagnostic("mark-alone", values);
  if (words.includes("note") === (text !== "")) return undefined;
  return toDiagnostic(text === "" ? "mark-empty" : "mark-text", values);
};

/** Returns the line of code that a list item refers to. */
export const notedLine = ({ data }: ListItem): number | undefined => data?.["line"] as number | undefined;

/** Removes the marks from a block's code; returns the list of its notes. */
const extractMarks = (
  node: Code,
  toId: (number: number) => string,
  fail: (diagnostic: Diagnostic, line: number) => never,
  parseNote: (markdown: string) => Content[],
): List | undefined => {
  const lines = node.value.split("\n").map(splitLine);
  if (lines.every(({ mark }) => mark === undefined)) return undefined;
  const marks: FenceMarks = { focused: [], notes: [] };
  const items: ListItem[] = [];
  const first = (node.position?.start.line ?? 0) + 1;
  for (const [index, { code, mark }] of lines.entries()) {
    if (!mark) continue;
    const diagnostic = diagnosticOf(code, mark);
    if (diagnostic) fail(diagnostic, index + 1);
    if (mark.words.includes("focus")) marks.focused.push(index + 1);
    if (!mark.words.includes("note")) continue;
    const note = { line: index + 1, id: toId(items.length + 1) };
    marks.notes.push(note);
    items.push({
      type: "listItem",
      spread: false,
      data: { hProperties: { id: note.id }, line: note.line },
      children: parseNote("\n".repeat(first + index - 1) + mark.text) as ListItem["children"],
    });
  }
  node.value = lines.map(({ code }) => code).join("\n");
  addFacts(node, { marks });
  const className = ["code-notes"];
  return items.length > 0
    ? { type: "list", ordered: true, spread: false, data: { hProperties: { className } }, children: items }
    : undefined;
};

/** Puts the code of a file into the code fence that names it. */
const insertFile = (node: Code, fail: (diagnostic: Diagnostic) => never): void => {
  const { file, region } = parseCodeMeta(node.meta);
  if (file === undefined) {
    if (region !== undefined) fail(toDiagnostic("region-alone"));
    return;
  }
  if (node.value.trim() !== "") fail(toDiagnostic("file-and-code"));
  const code = includeFile(file, region);
  if (typeof code !== "string") return fail(code);
  node.value = code;
};

/**
 * Processes what isn't code in a page's fences: inserts the code of files and removes marks from lines. Notes become a
 * list below their block, which is normal text of the page. Throws a ContentError.
 */
export const transformFences = (tree: Root, source: Source, parseNote: (markdown: string) => Content[]): void => {
  const fences: { node: Code; parent: Parent }[] = [];
  walk(tree, (node, parent) => {
    if (node.type === "code") fences.push({ node, parent });
  });
  let noted = 0;
  for (const { node, parent } of fences) {
    const fail = (diagnostic: Diagnostic, line = 0): never => {
      throw errorAt(node, source, diagnostic, line);
    };
    insertFile(node, fail);
    const list = extractMarks(node, (number) => `_note-${noted + 1}-${number}`, fail, parseNote);
    if (!list) continue;
    noted += 1;
    parent.children.splice(parent.children.indexOf(node) + 1, 0, list);
  }
};
