/** Longer code can fold. */
export const FOLD_ABOVE = 40;

/** Lines of folded code that stay visible. */
const SHOWN_LINES = 20;

/** Data languages, whose samples fold automatically; programs stay open unless the fence has `fold`. */
const dataLanguages = new Set(["xml", "json"]);

/**
 * Number of visible lines of a folded code block; null if it doesn't fold. A block with a marked line further down
 * doesn't fold.
 */
export const shownLines = (lines: number, language: string, fold: boolean, lastMarked: number): number | null =>
  lines <= FOLD_ABOVE || lastMarked > SHOWN_LINES || !(fold || dataLanguages.has(language)) ? null : SHOWN_LINES;

/** The button that unfolds and refolds code. */
export const foldButton = (lines: number): string =>
  `<button type="button" class="code-fold" aria-expanded="false"><span>Show all ${lines} lines</span><span>Show fewer lines</span></button>`;
