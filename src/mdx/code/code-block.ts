import type { ScriptType } from "../script-types/read-types";
import { escapeHtml } from "../../utils/text/escape";
import { icon } from "../nodes/icon";
import { foldButton, shownLines } from "./code-fold";
import { codeLanguages } from "./code-languages";
import { codeLines } from "./code-lines";
import { codeMeta } from "./code-meta";
import { markPlace } from "./mark-place";
import type { FenceMarks } from "./read-fences";

/** What a page knows about a block in addition to its code fence. */
export interface BlockFacts {
  /** Its name as a sample, if it has a location for the mark of its check. */
  sample?: string;
  marks?: FenceMarks;
  /** Types of the names in its code. */
  types?: readonly ScriptType[];
  /** URL that opens its message in the playground. */
  playground?: string;
}

const openLink = (address: string): string =>
  `<a href="${escapeHtml(address)}" aria-label="Open in the playground">Open<span> in the playground</span></a>`;

/** The HTML of a code block from its text, its fence's language and the rest of the fence's first line. */
export const codeBlock = (
  code: string,
  fenceLanguage: string,
  fenceMeta: string,
  { sample, marks = { focused: [], notes: [] }, types, playground }: BlockFacts = {},
): string => {
  const { id, label } = codeLanguages.get(fenceLanguage) ?? { id: "text", label: "Text" };
  const meta = codeMeta(fenceMeta);
  const title = escapeHtml(meta.title ?? label);
  const name = meta.title !== undefined || id === "text" || id === "output" ? title : `${label} code`;
  const focused = new Set([...meta.focused, ...marks.focused]);
  const lines = codeLines(code, { language: id, meta, focused, notes: marks.notes, types });
  const marked = [meta.highlighted, meta.inserted, meta.deleted, focused, marks.notes.map(({ line }) => line)];
  const shown = shownLines(lines.length, id, meta.fold, Math.max(0, ...marked.flatMap((some) => [...some])));
  const rest = shown === null ? "" : `<span class="rest" hidden="until-found">${lines.slice(shown).join("")}</span>`;
  const classes = [
    "code",
    id === "output" && "output",
    meta.wrap && "wrapped",
    meta.showLineNumbers && "numbered",
    focused.size > 0 && "focusing",
    types && "typed",
  ];
  return [
    `<figure class="${classes.filter(Boolean).join(" ")}" data-lang="${id}"><figcaption><span>${title}</span>`,
    `<button type="button" class="code-wrap" aria-label="Toggle word wrap" aria-pressed="${meta.wrap}"${meta.wrap ? "" : " hidden"}>${icon("wrap")}</button>`,
    // Comes after the button that depends on the width, so that it doesn't move.
    playground === undefined ? "" : openLink(playground),
    sample === undefined ? "" : markPlace(sample),
    `<button type="button" class="code-copy" aria-label="Copy code to clipboard">${icon("copy")}</button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${name}"><code>${lines.slice(0, shown ?? undefined).join("")}${rest}</code></pre>`,
    shown === null ? "" : foldButton(lines.length),
    meta.recorded === undefined ? "" : `<p class="recorded">Recorded: ${escapeHtml(meta.recorded)}</p>`,
    "</figure>",
  ].join("");
};
