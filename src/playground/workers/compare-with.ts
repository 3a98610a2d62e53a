import {
  checkSuccession,
  type ComparedMessage,
  type ComparedPart,
  compareMessages,
  ErnError,
  matchWorks,
  parseErnInSlices,
  positionAt,
  readMessage,
  writeCsv,
} from "../../ern";
import { compareLines } from "./compare";

/** The number of changes that a list can show without slowing down the page; the report has all of them. */
const SHOWN_CHANGES = 1000;

export type Side = ComparedMessage | { problem: string };

export type MessageComparison = ReturnType<typeof compareWith>;

export interface Compared {
  source: string;
  side: Side;
}

/** A message to compare, or why it can't be read. */
export const readSide = async (source: string): Promise<Side> => {
  try {
    const document = await parseErnInSlices(source);
    return { document, message: readMessage(document) };
  } catch (error) {
    if (error instanceof ErnError) return { problem: `${error.message} (line ${error.line})` };
    throw error;
  }
};

const compareMeaning = (before: Side, after: Side) => {
  if ("problem" in before) return { problem: `The other message cannot be read: ${before.problem}` };
  if ("problem" in after) return { problem: `The open message cannot be read: ${after.problem}` };
  const works = matchWorks(before, after);
  const changes = compareMessages(before, after, works);
  const counts: Partial<Record<ComparedPart, number>> = {};
  for (const { part } of changes) counts[part] = (counts[part] ?? 0) + 1;
  return {
    counts,
    /** What a recipient may make of the open message after the other. */
    notes: checkSuccession(before, after, works),
    count: changes.length,
    changes: changes.slice(0, SHOWN_CHANGES).map((change) => ({
      ...change,
      ...(change.before && { line: positionAt(before.document, change.before.from).line }),
    })),
  };
};

export const compareWith = (other: Compared, open: Compared) => ({
  meaning: compareMeaning(other.side, open.side),
  text: compareLines(other.source, open.source),
});

export const toComparisonCsv = (before: Side, after: Side): string => {
  if ("problem" in before || "problem" in after) throw new Error("One of the messages cannot be read.");
  const lineOf = (side: ComparedMessage, from: number | undefined): string =>
    from === undefined ? "" : String(positionAt(side.document, from).line);
  return writeCsv(
    ["Part", "Change", "Of", "What", "Before", "After", "Line before", "Line after"],
    compareMessages(before, after).map((change) => [
      change.part,
      change.kind,
      change.of,
      change.field ?? "",
      change.before?.text ?? "",
      change.after?.text ?? "",
      lineOf(before, change.before?.from),
      lineOf(after, change.after?.from),
    ]),
  );
};
