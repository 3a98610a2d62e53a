import { counted } from "./counted";
import { diffLines, type LineChange } from "./diff-lines";
import { shorten } from "./shorten";

export interface DiffRow {
  kind: "same" | "removed" | "added" | "gap";
  /** Line number before and after; undefined if it's missing there. */
  before?: number;
  after?: number;
  text: string;
}

const CONTEXT = 2;
const SHOWN_ROWS = 600;
const SHOWN_OF_LINE = 1000;

const toRows = ({ kind, lines, before, after }: LineChange, from = 0, to = lines.length): DiffRow[] =>
  lines.slice(from, to).map((line, index) => ({
    kind,
    text: shorten(line.replace(/[\r\n]+$/, ""), SHOWN_OF_LINE),
    ...(kind === "added" ? {} : { before: before + from + index }),
    ...(kind === "removed" ? {} : { after: after + from + index }),
  }));

/** The changed lines with some context; the other lines are left out as a gap. */
const withContext = (changes: readonly LineChange[]): DiffRow[] =>
  changes.flatMap((change, index) => {
    const { kind, lines } = change;
    if (kind !== "same") return toRows(change);
    const head = index === 0 ? 0 : Math.min(CONTEXT, lines.length);
    const tail = index === changes.length - 1 ? lines.length : Math.max(head, lines.length - CONTEXT);
    const hidden = tail - head;
    const gap: DiffRow = { kind: "gap", text: `${counted(hidden, "line")} identical` };
    return [...toRows(change, 0, head), ...(hidden > 0 ? [gap] : []), ...toRows(change, tail)];
  });

/** Returns the number of lines that were replaced, added or removed: a replaced line counts once. */
const countChanged = (changes: readonly LineChange[]): number => {
  let [count, removed] = [0, 0];
  for (const { kind, lines } of changes) {
    if (kind === "removed") removed = lines.length;
    count += kind === "same" ? 0 : kind === "removed" ? lines.length : Math.max(0, lines.length - removed);
    if (kind !== "removed") removed = 0;
  }
  return count;
};

/** Returns the first rows of a comparison, whether there are `more`, and how many lines changed, replaced ones once. */
export const compareLines = (before: string, after: string) => {
  const changes = before === after ? [] : diffLines(before, after);
  const rows = withContext(changes);
  const more = rows.length > SHOWN_ROWS;
  return { rows: rows.slice(0, SHOWN_ROWS), more, changedLines: countChanged(changes) };
};

const indentOf = ({ text }: DiffRow): number => text.length - text.trimStart().length;

/** Returns the rows without the indentation that all of them share, between one gap and the next. */
export const withoutIndent = (rows: readonly DiffRow[]): DiffRow[] => {
  const gaps = rows.flatMap(({ kind }, index) => (kind === "gap" ? [index] : []));
  const parts = [0, ...gaps].map((from, index) => rows.slice(from, gaps[index] ?? rows.length));
  return parts.flatMap((part) => {
    const lines = part.filter(({ kind, text }) => kind !== "gap" && text.trim() !== "");
    const indent = Math.min(...lines.map(indentOf));
    return part.map((row) => (row.kind === "gap" ? row : { ...row, text: row.text.slice(indent) }));
  });
};

/** A change as a list of rows, and what it leaves alone. */
export interface ShownChange {
  rows: Pick<DiffRow, "kind" | "text">[];
  changedLines: number;
  identicalLines: number;
}

/** Returns the lines changed from `before` to `after`, and how many lines of the original changed or stayed. */
export const showChange = (original: string, before: string, after: string): ShownChange => {
  const rows = compareLines(before, after).rows.filter(({ kind }) => kind !== "gap");
  const changes = diffLines(original, after);
  const identical = changes.flatMap(({ kind, lines }) => (kind === "same" ? lines : []));
  return {
    rows: withoutIndent(rows).map(({ kind, text }) => ({ kind, text })),
    changedLines: countChanged(changes),
    identicalLines: identical.length,
  };
};
