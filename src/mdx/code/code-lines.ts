import type { ScriptType } from "../script-types/read-types";
import { highlight } from "../../utils/highlight/highlight";
import type { CodeMeta } from "./code-meta";
import type { FenceMarks } from "./read-fences";
import { typedLines } from "./typed-lines";

const diffClasses: Record<string, string> = { "+": "ins", "-": "del" };

/** Statements about single lines, from the fence and from marks in the lines. */
export interface LineWords {
  language: string;
  meta: CodeMeta;
  focused: ReadonlySet<number>;
  notes: FenceMarks["notes"];
  /** Types of the names in the code, if they are shown. */
  types?: readonly ScriptType[];
}

const hasLines = ({ language, meta, focused, notes }: LineWords): boolean =>
  language === "diff" ||
  meta.showLineNumbers ||
  meta.highlighted.size + meta.inserted.size + meta.deleted.size + focused.size + notes.length > 0;

/** Numbers are drawn by CSS, so that they aren't copied. */
const noteLink = ({ notes }: LineWords, number: number): string => {
  const at = notes.findIndex(({ line }) => line === number);
  return at === -1 ? "" : `<a class="code-note" href="#${notes[at]!.id}" aria-label="Note ${at + 1}"></a>`;
};

const toLine = (html: string, number: number, sign: string | undefined, words: LineWords): string => {
  const { meta, focused } = words;
  const classes = new Set([
    "l",
    meta.highlighted.has(number) && "hl",
    meta.inserted.has(number) && "ins",
    meta.deleted.has(number) && "del",
    focused.has(number) && "fo",
    sign && diffClasses[sign],
  ]);
  return `<span class="${[...classes].filter(Boolean).join(" ")}">${html}${noteLink(words, number)}`;
};

/** Lines of HTML, each with its line break. */
export const codeLines = (code: string, words: LineWords): string[] => {
  const { language, types } = words;
  const lines = types ? typedLines(code, language, types) : highlight(code, language);
  const breaks = lines.map((_, index) => (index < lines.length - 1 ? "\n" : ""));
  if (!hasLines(words)) return lines.map((line, index) => line + breaks[index]);
  const signs = language === "diff" ? code.split("\n").map((line) => line[0]) : [];
  return lines.map((line, index) => `${toLine(line, index + 1, signs[index], words)}${breaks[index]}</span>`);
};
