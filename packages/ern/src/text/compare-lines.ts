import { changeBetween } from "./change-between";
import { countBelow } from "./count-below";
import { counted } from "./counted";
import { diffLines, type LineChange } from "./diff-lines";
import { listLineStarts } from "./positions";
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

/** The difference of two texts, without most of the lines that both begin and end with. */
interface Difference {
  changes: readonly LineChange[];
  /** How many of those were left out. */
  atStart: number;
  atEnd: number;
}

/** Returns a difference with at least the context of its changes, so that a long message isn't split into lines. */
const diffMost = (before: string, after: string): Difference => {
  const { from, to } = changeBetween(before, after);
  const starts = listLineStarts(before);
  const lineCount = starts.at(-1) === before.length ? starts.length - 1 : starts.length;
  // A change at the start of a line may be in the end of the line before.
  const first = Math.max(0, countBelow(starts, from) - 1 - CONTEXT);
  const last = Math.min(lineCount, countBelow(starts, to + 1) + 1 + CONTEXT);
  const [start, end] = [starts[first]!, starts[last] ?? before.length];
  const changes = diffLines(before.slice(start, end), after.slice(start, end + after.length - before.length));
  return {
    changes: changes.map((change) => ({ ...change, before: change.before + first, after: change.after + first })),
    atStart: first,
    atEnd: lineCount - last,
  };
};

/** The changed lines with some context; the other lines are left out as a gap. */
const withContext = ({ changes, atStart, atEnd }: Difference): DiffRow[] =>
  changes.flatMap((change, index) => {
    const { kind, lines } = change;
    if (kind !== "same") return toRows(change);
    const isLast = index === changes.length - 1;
    const head = index === 0 ? 0 : Math.min(CONTEXT, lines.length);
    const tail = isLast ? lines.length : Math.max(head, lines.length - CONTEXT);
    const hidden = tail - head + (index === 0 ? atStart : 0) + (isLast ? atEnd : 0);
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

/** What differs in the lines of two texts: see `compareLines`. */
export type LineComparison = ReturnType<typeof compareLines>;

/** Returns the first rows of a comparison, whether there are `more`, and how many lines changed, replaced ones once. */
export const compareLines = (before: string, after: string) => {
  const difference = before === after ? { changes: [], atStart: 0, atEnd: 0 } : diffMost(before, after);
  const rows = withContext(difference);
  const more = rows.length > SHOWN_ROWS;
  return { rows: rows.slice(0, SHOWN_ROWS), more, changedLines: countChanged(difference.changes) };
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
  const { changes, atStart, atEnd } = diffMost(original, after);
  const identical = changes.flatMap(({ kind, lines }) => (kind === "same" ? lines : []));
  return {
    rows: withoutIndent(rows).map(({ kind, text }) => ({ kind, text })),
    changedLines: countChanged(changes),
    identicalLines: atStart + identical.length + atEnd,
  };
};
