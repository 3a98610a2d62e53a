import { ErnError } from "../ern-error";
import { readMessage } from "../model/read-message";
import { writeCsv } from "../text/write-table";
import { positionAt } from "../xml/nodes";
import { parseErnInSlices } from "../xml/parse-ern";
import { compareMessages } from "./compare-messages";
import type { ComparedMessage } from "./match-works";

/** A message to compare, or why it can't be read. */
export type Side = ComparedMessage | { problem: string };

/** Reads a message to compare. */
export const readSide = async (source: string): Promise<Side> => {
  try {
    const document = await parseErnInSlices(source);
    return { document, message: readMessage(document) };
  } catch (error) {
    if (error instanceof ErnError) return { problem: `${error.message} (line ${error.line})` };
    throw error;
  }
};

/** Returns the changes of two messages as CSV. Throws an Error if one of them can't be read. */
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
