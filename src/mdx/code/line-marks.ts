/** What a mark at the end of a line may say. */
export const lineMarkWords = ["focus", "note"] as const;

export interface LineMark {
  /** Words of the mark, as they are written. */
  words: string[];
  /** What follows them. */
  text: string;
}

/** A comment at the end of a line that is no part of the code: `// [!focus]`, `# [!note] Why.`, `<!-- [!note] Why. -->`. */
const mark = /[ \t]*(?:(?:\/\/|#)[ \t]*((?:\[!\w+\][ \t]*)+)(.*)|<!--[ \t]*((?:\[!\w+\][ \t]*)+)(.*?)-->)[ \t]*$/;

/** Divides a line into its code and the mark at its end. */
export const splitLine = (line: string): { code: string; mark?: LineMark } => {
  const found = mark.exec(line);
  if (!found) return { code: line };
  const words = (found[1] ?? found[3] ?? "").match(/\w+/g) ?? [];
  return { code: line.slice(0, found.index), mark: { words, text: (found[2] ?? found[4] ?? "").trim() } };
};
