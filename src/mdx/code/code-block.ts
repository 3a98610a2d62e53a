import { foldButton, shownLines } from "./code-fold";
import { codeLanguages } from "./code-languages";
import { codeMeta } from "./code-meta";
import type { CodeMeta } from "./code-meta";
import { escapeHtml } from "../../utils/text/escape-html";
import { highlight } from "../../utils/highlight/highlight";
import { markPlace } from "./mark-place";
import { icon } from "../nodes/icon";

const diffClasses: Record<string, string> = { "+": "ins", "-": "del" };

const hasLines = (language: string, meta: CodeMeta): boolean =>
  language === "diff" || meta.showLineNumbers || meta.highlighted.size + meta.inserted.size + meta.deleted.size > 0;

const toLine = (html: string, number: number, sign: string | undefined, meta: CodeMeta): string => {
  const classes = new Set([
    "l",
    meta.highlighted.has(number) && "hl",
    meta.inserted.has(number) && "ins",
    meta.deleted.has(number) && "del",
    sign && diffClasses[sign],
  ]);
  return `<span class="${[...classes].filter(Boolean).join(" ")}">${html}`;
};

/** Lines of HTML, each with its line break. */
const codeLines = (code: string, language: string, meta: CodeMeta): string[] => {
  const lines = highlight(code, language);
  const breaks = lines.map((_, index) => (index < lines.length - 1 ? "\n" : ""));
  if (!hasLines(language, meta)) return lines.map((line, index) => line + breaks[index]);
  const signs = language === "diff" ? code.split("\n").map((line) => line[0]) : [];
  return lines.map((line, index) => `${toLine(line, index + 1, signs[index], meta)}${breaks[index]}</span>`);
};

/**
 * Gives the HTML of a code block from its text, its fence's language and what follows the language; one that is a
 * sample has a place for the mark of its check.
 */
export const codeBlock = (code: string, fenceLanguage: string, fenceMeta: string, sample?: string): string => {
  const { id, label } = codeLanguages.get(fenceLanguage) ?? { id: "text", label: "Text" };
  const meta = codeMeta(fenceMeta);
  const title = escapeHtml(meta.title ?? label);
  const name = meta.title !== undefined || id === "text" || id === "output" ? title : `${label} code`;
  const lines = codeLines(code, id, meta);
  const shown = shownLines(lines.length, id, meta);
  const rest = shown === null ? "" : `<span class="rest" hidden="until-found">${lines.slice(shown).join("")}</span>`;
  const classes = ["code", id === "output" && "output", meta.wrap && "wrapped", meta.showLineNumbers && "numbered"];
  return [
    `<figure class="${classes.filter(Boolean).join(" ")}" data-lang="${id}"><figcaption><span>${title}</span>`,
    `<button type="button" class="code-wrap" aria-label="Toggle word wrap" aria-pressed="${meta.wrap}"${meta.wrap ? "" : " hidden"}>${icon("wrap")}</button>`,
    // After the button that comes and goes with the width, so that it moves nothing.
    sample === undefined ? "" : markPlace(sample),
    `<button type="button" class="code-copy" aria-label="Copy code to clipboard">${icon("copy")}</button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${name}"><code>${lines.slice(0, shown ?? undefined).join("")}${rest}</code></pre>`,
    shown === null ? "" : foldButton(lines.length),
    meta.recorded === undefined ? "" : `<p class="recorded">Recorded: ${escapeHtml(meta.recorded)}</p>`,
    "</figure>",
  ].join("");
};
