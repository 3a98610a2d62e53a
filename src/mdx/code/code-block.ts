import type { Raw } from "mdast-util-to-hast";

import { toAddress } from "../../utils/address";
import { highlight } from "../../utils/highlight";
import { escapeHtml } from "../../utils/text/escape";
import { icon, raw, type SlotNode, slotNode } from "../nodes/html-nodes";
import type { BlockFacts, FenceMarks, RunFacts } from "./block-facts";
import { codeLanguages } from "./code-languages";
import { type CodeMeta, parseCodeMeta } from "./code-meta";
import { symbolLines, typedLines } from "./named-lines";

/** Longer code can fold. */
export const FOLD_ABOVE = 40;

/** Lines of folded code that stay visible. */
const SHOWN_LINES = 20;

/** Data languages, whose samples fold automatically; programs stay open unless the fence has `fold`. */
const dataLanguages = new Set(["xml", "json"]);

/** Returns the number of visible lines of a folded block; null if it doesn't fold, like one with marks further down. */
const shownLines = (lines: number, language: string, fold: boolean, lastMarked: number): number | null =>
  lines <= FOLD_ABOVE || lastMarked > SHOWN_LINES || !(fold || dataLanguages.has(language)) ? null : SHOWN_LINES;

const diffClasses: Record<string, string> = { "+": "ins", "-": "del" };

/** Statements about single lines, from the fence and from marks in the lines. */
interface LineWords extends Pick<BlockFacts, "types" | "symbols"> {
  language: string;
  meta: CodeMeta;
  focused: ReadonlySet<number>;
  notes: FenceMarks["notes"];
}

const hasLines = ({ language, meta, focused, notes }: LineWords): boolean =>
  language === "diff" ||
  meta.showLineNumbers ||
  meta.highlighted.size + meta.inserted.size + meta.deleted.size + focused.size + notes.length > 0;

/** Numbers are drawn by CSS, so that they aren't copied. */
const noteLink = ({ notes }: LineWords, number: number): string => {
  const index = notes.findIndex(({ line }) => line === number);
  return index === -1 ? "" : `<a class="code-note" href="#${notes[index]!.id}" aria-label="Note ${index + 1}"></a>`;
};

const lineHtml = (html: string, number: number, sign: string | undefined, words: LineWords): string => {
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

const highlightedLines = (code: string, { language, types, symbols }: LineWords): string[] => {
  if (types) return typedLines(code, language, types);
  return symbols ? symbolLines(code, language, symbols) : highlight(code, language);
};

const codeLines = (code: string, words: LineWords): string[] => {
  const { language } = words;
  const lines = highlightedLines(code, words);
  const breaks = lines.map((_, index) => (index < lines.length - 1 ? "\n" : ""));
  if (!hasLines(words)) return lines.map((line, index) => line + breaks[index]);
  const signs = language === "diff" ? code.split("\n").map((line) => line[0]) : [];
  return lines.map((line, index) => `${lineHtml(line, index + 1, signs[index], words)}${breaks[index]}</span>`);
};

/** Returns the controls that most readers don't need: they open the block in the playground, and download its file. */
const menu = (title: string, playground: string | undefined, file: string | undefined): string => {
  const items = [
    playground && `<a href="${escapeHtml(toAddress(playground))}">Open in the playground</a>`,
    file &&
      `<button type="button" class="code-curl" aria-label="Copy curl command for ${title}">Copy curl command</button>`,
    file && `<a class="code-file" href="${escapeHtml(toAddress(file))}" download>Download ${title}</a>`,
  ].filter(Boolean);
  if (items.length === 0) return "";
  const list = items.map((item) => `<li>${item}</li>`).join("");
  return `<details class="code-menu dropdown"><summary aria-label="More for ${title}">${icon("more")}</summary><ul>${list}</ul></details>`;
};

/** Returns buttons that run the program on the page's message or on the reader's. */
const runBar = ({ address, message, hasArguments }: RunFacts, title: string): string => {
  const run = message === undefined ? "Run" : "Run on the sample";
  return [
    `<div class="code-run no-print" data-program="${escapeHtml(address)}"${message === undefined || hasArguments ? "" : ` data-message="${message}"`}>`,
    `<button type="button" aria-label="${run}: ${title}">${icon("play")}${run}</button>`,
    message !== undefined &&
      `<label>Run on your file<input type="file" accept=".xml" class="visually-hidden" aria-label="Run on your file: ${title}"></label>`,
    "</div>",
  ]
    .filter(Boolean)
    .join("");
};

const blockParts = (
  code: string,
  fenceLanguage: string,
  fenceMeta: string,
  { marks = { focused: [], notes: [] }, types, symbols, playground, file, program }: BlockFacts = {},
) => {
  const { id, label } = codeLanguages.get(fenceLanguage) ?? { id: "text", label: "Text" };
  const meta = parseCodeMeta(fenceMeta);
  const title = escapeHtml(meta.title ?? label);
  const name = meta.title !== undefined || id === "text" || id === "output" ? title : `${label} code`;
  const focused = new Set([...meta.focused, ...marks.focused]);
  const words = { language: id, meta, focused, notes: marks.notes, types, symbols };
  const lines = codeLines(code, words);
  const marked = [meta.highlighted, meta.inserted, meta.deleted, focused, marks.notes.map(({ line }) => line)];
  const visible = shownLines(lines.length, id, meta.fold, Math.max(0, ...marked.flatMap((some) => [...some])));
  const hidden =
    visible === null ? "" : `<span class="rest" hidden="until-found">${lines.slice(visible).join("")}</span>`;
  const classes = [
    "code",
    id === "output" && "output",
    meta.wrap && "wrapped",
    meta.showLineNumbers && "numbered",
    focused.size > 0 && "focusing",
    (types ?? symbols) && "defined",
  ].filter((name) => typeof name === "string");
  const more = menu(name, playground, file);
  const start = `<figure class="${classes.join(" ")}" data-lang="${id}"><figcaption><span>${title}</span>`;
  const rest = [
    `<div class="code-tools"><button type="button" class="code-wrap" aria-label="Toggle word wrap" aria-pressed="${meta.wrap}"${meta.wrap ? "" : " hidden"}>${icon("wrap")}</button>`,
    more,
    `<button type="button" class="code-copy" aria-label="Copy code to clipboard">${icon("copy")}</button></div></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${name}"><code>${lines.slice(0, visible ?? undefined).join("")}${hidden}</code></pre>`,
    visible !== null &&
      `<button type="button" class="code-fold" aria-expanded="false"><span>Show all ${lines.length} lines</span><span>Show fewer lines</span></button>`,
    program && runBar(program, title),
    meta.recorded !== undefined && `<p class="recorded">Recorded: ${escapeHtml(meta.recorded)}</p>`,
    "</figure>",
  ];
  return {
    start,
    end: rest.filter(Boolean).join(""),
    facts: {
      lines: visible ?? lines.length,
      classes: [
        ...classes,
        ...(hasLines(words) ? ["l"] : []),
        ...(more === "" ? [] : ["code-menu"]),
        ...(visible === null ? [] : ["code-fold"]),
        ...(marks.notes.length > 0 ? ["code-note"] : []),
        ...(program ? ["code-run"] : []),
      ],
    },
  };
};

/** Returns a code block from its text, its fence's language and the rest of the fence's first line. */
export const codeBlock = (
  code: string,
  fenceLanguage: string,
  fenceMeta: string,
  facts: BlockFacts = {},
): Raw | SlotNode => {
  const { start, end, facts: printed } = blockParts(code, fenceLanguage, fenceMeta, facts);
  const { sample } = facts;
  return sample === undefined ? raw(start + end, printed) : slotNode({ mark: sample }, printed, start, end);
};

/** Returns the HTML of a code block that isn't a page's own: nothing says how it was checked. */
export const codeBlockHtml = (code: string, language: string): string => {
  const { start, end } = blockParts(code, language, "");
  return start + end;
};
