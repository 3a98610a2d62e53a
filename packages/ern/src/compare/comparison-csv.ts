import { toCsvTable } from "../text/to-table";
import { positionAt } from "../xml/nodes";
import { compareMessages } from "./compare-messages";
import type { ComparedMessage } from "./match-works";
import type { Side } from "./parse-side";

/** Returns the changes of two messages as CSV. Throws an Error if one of them can't be read. */
export const toComparisonCsv = (before: Side, after: Side): string => {
  if ("problem" in before || "problem" in after) throw new Error("One of the messages cannot be read.");
  const lineOf = (side: ComparedMessage, from: number | undefined): string =>
    from === undefined ? "" : String(positionAt(side.document, from).line);
  return toCsvTable(
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
