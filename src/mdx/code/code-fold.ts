/** Longer code may fold. */
export const FOLD_ABOVE = 40;

/** Lines of folded code that stay in sight. */
const SHOWN_LINES = 20;

/** Languages of data samples, which fold by themselves; programs stay open unless the fence says `fold`. */
const dataLanguages = new Set(["xml", "json"]);

/** How many lines of a code block are shown while it is folded; null for one that does not fold. The last marked line stays in sight. */
export const shownLines = (lines: number, language: string, fold: boolean, lastMarked: number): number | null =>
  lines <= FOLD_ABOVE || lastMarked > SHOWN_LINES || !(fold || dataLanguages.has(language)) ? null : SHOWN_LINES;

/** The button that shows folded code whole, and folds it again. */
export const foldButton = (lines: number): string =>
  `<button type="button" class="code-fold" aria-expanded="false"><span>Show all ${lines} lines</span><span>Show fewer lines</span></button>`;
