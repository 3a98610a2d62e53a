import {
  changeLabels,
  checkSuccession,
  compareMessages,
  decodeErn,
  matchWorks,
  type MeaningChange,
  parseSide,
  partLabels,
  positionAt,
  shorten,
  shortenValues,
  type Side,
  toComparisonCsv,
} from "../src";
import type { Input } from "./list-inputs";
import type { Format } from "./options";

const SAME = "Both messages say the same, whatever the order of their parts.\n";

const readInput = async (input: Input): Promise<Exclude<Side, { problem: string }>> => {
  const side = await parseSide(decodeErn(await input.read()).source);
  if ("problem" in side) throw new Error(side.problem);
  return side;
};

const formatChange = ({ kind, part, of, field, before, after }: MeaningChange): string => {
  const values =
    field === undefined
      ? ""
      : `: ${field}: ${shorten(before?.text ?? "nothing")} → ${shorten(after?.text ?? "nothing")}`;
  return `${changeLabels[kind]}: ${partLabels[part]}: ${shorten(of)}${values}\n`;
};

/** Returns the differences in meaning between two messages, and the exit code. */
export const compareFiles = async (
  [old, newer]: readonly Input[],
  format: Format,
): Promise<{ code: 0 | 1; report: string }> => {
  const [before, after] = [await readInput(old!), await readInput(newer!)];
  const works = matchWorks(before, after);
  const changes = compareMessages(before, after, works);
  const code = changes.length > 0 ? 1 : 0;
  if (format === "csv") return { code, report: toComparisonCsv(before, after) };
  const notes = checkSuccession(before, after, works);
  const noted = notes.map(({ text }) => `After the earlier message: ${shortenValues(text)}\n`).join("");
  if (format === "text") return { code, report: noted + changes.map(formatChange).join("") || SAME };
  const records = changes.map((change) => ({
    ...change,
    before: change.before && { text: change.before.text, line: positionAt(before.document, change.before.from).line },
    after: change.after && { text: change.after.text, line: positionAt(after.document, change.after.from).line },
  }));
  const noteRecords = notes.map(({ text }) => ({ note: text }));
  return { code, report: `${JSON.stringify([...noteRecords, ...records], null, 2)}\n` };
};
