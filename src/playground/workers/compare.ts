import {
  canonicalize,
  diffLines,
  encodeErn,
  type ErnDocument,
  ErnError,
  type ErnText,
  hashText,
  type LineChange,
  parseErn,
  shorten,
} from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";

export interface DiffRow {
  kind: "same" | "removed" | "added" | "gap";
  /** Line number before and after; undefined if it's missing there. */
  before?: number;
  after?: number;
  text: string;
}

export type SideFacts = Awaited<ReturnType<typeof factsOf>>;

export type Comparison = ReturnType<typeof compareLines> & Record<"before" | "after", SideFacts>;

const CONTEXT = 2;
const SHOWN_ROWS = 600;
const SHOWN_OF_LINE = 1000;

export const factsOf = async (text: ErnText, document?: ErnDocument) => {
  const bytes = encodeErn(text).byteLength;
  try {
    return { bytes, hash: await hashText(canonicalize(document ?? parseErn(text.source))) };
  } catch (error) {
    if (error instanceof ErnError) return { bytes, hash: null };
    throw error;
  }
};

const toRows = ({ kind, lines, before, after }: LineChange, from = 0, to = lines.length): DiffRow[] =>
  lines.slice(from, to).map((line, at) => ({
    kind,
    text: shorten(line.replace(/[\r\n]+$/, ""), SHOWN_OF_LINE),
    ...(kind === "added" ? {} : { before: before + from + at }),
    ...(kind === "removed" ? {} : { after: after + from + at }),
  }));

/** The changed lines with some context; the other lines are left out as a gap. */
const withContext = (changes: readonly LineChange[]): DiffRow[] =>
  changes.flatMap((change, at) => {
    const { kind, lines } = change;
    if (kind !== "same") return toRows(change);
    const head = at === 0 ? 0 : Math.min(CONTEXT, lines.length);
    const tail = at === changes.length - 1 ? lines.length : Math.max(head, lines.length - CONTEXT);
    const hidden = tail - head;
    const gap: DiffRow = { kind: "gap", text: `${counted(hidden, "line")} identical` };
    return [...toRows(change, 0, head), ...(hidden > 0 ? [gap] : []), ...toRows(change, tail)];
  });

/** The number of lines that were replaced, added or removed: a replaced line counts once. */
const countChanged = (changes: readonly LineChange[]): number => {
  let [count, removed] = [0, 0];
  for (const { kind, lines } of changes) {
    if (kind === "removed") removed = lines.length;
    count += kind === "same" ? 0 : kind === "removed" ? lines.length : Math.max(0, lines.length - removed);
    if (kind !== "removed") removed = 0;
  }
  return count;
};

export const compareLines = (before: string, after: string) => {
  const changes = before === after ? [] : diffLines(before, after);
  const rows = withContext(changes);
  const more = rows.length > SHOWN_ROWS;
  return { rows: rows.slice(0, SHOWN_ROWS), more, changedLines: countChanged(changes) };
};
