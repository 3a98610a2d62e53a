import type { CodeMeta } from "./code-meta";

/** Longer code may fold. */
export const FOLD_ABOVE = 40;

/** Lines of folded code that stay in sight. */
const SHOWN_LINES = 20;

/** Languages of data samples, which fold by themselves; programs stay open unless the fence says `fold`. */
const dataLanguages = new Set(["xml", "json"]);

/** How many lines of a code block are shown while it is folded; null for one that does not fold. Marked lines stay in sight. */
export const shownLines = (lines: number, language: string, meta: CodeMeta): number | null => {
  if (lines <= FOLD_ABOVE || !(meta.fold || dataLanguages.has(language))) return null;
  const marked = Math.max(0, ...meta.highlighted, ...meta.inserted, ...meta.deleted);
  return marked > SHOWN_LINES ? null : SHOWN_LINES;
};

/** The button that shows folded code whole, and folds it again. */
export const foldButton = (lines: number): string =>
  `<button type="button" class="code-fold" aria-expanded="false"><span>Show all ${lines} lines</span><span>Show fewer lines</span></button>`;
