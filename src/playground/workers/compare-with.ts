import {
  checkSuccession,
  type ComparedPart,
  compareMessages,
  matchWorks,
  positionAt,
  type Side,
} from "@ddex-suite/ern";
import { compareLines } from "@ddex-suite/ern/text/compare-lines";

export { toComparisonCsv } from "@ddex-suite/ern";

/** The number of changes that a list can show without slowing down the page; the report has all of them. */
const SHOWN_CHANGES = 1000;

export type MessageComparison = ReturnType<typeof compareWith>;

export interface ComparedSource {
  source: string;
  side: Side;
}

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

export const compareWith = (previous: ComparedSource, open: ComparedSource) => ({
  meaning: compareMeaning(previous.side, open.side),
  text: compareLines(previous.source, open.source),
});
