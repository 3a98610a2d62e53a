/** Keywords of a mark at the end of a line. */
export const lineMarkWords = ["focus", "note"] as const;

export interface LineMark {
  /** Keywords of the mark, as written. */
  words: string[];
  /** The text after them. */
  text: string;
}

/** A comment at the end of a line, not part of the code: `// [!focus]`, `# [!note] Why.`, `<!-- [!note] Why. -->`. */
const mark = /[ \t]*(?:(?:\/\/|#)[ \t]*((?:\[!\w+\][ \t]*)+)(.*)|<!--[ \t]*((?:\[!\w+\][ \t]*)+)(.*?)-->)[ \t]*$/;

/** Splits a line into its code and the mark at its end. */
export const splitLine = (line: string): { code: string; mark?: LineMark } => {
  const found = mark.exec(line);
  if (!found) return { code: line };
  const words = (found[1] ?? found[3] ?? "").match(/\w+/g) ?? [];
  return { code: line.slice(0, found.index), mark: { words, text: (found[2] ?? found[4] ?? "").trim() } };
};
