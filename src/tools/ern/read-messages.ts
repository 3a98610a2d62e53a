import {
  changeLabels,
  checkSuccession,
  compareMessages,
  decodeErn,
  FLAT_COLUMNS,
  listTracks,
  matchWorks,
  type MeaningChange,
  parseErn,
  partLabels,
  positionAt,
  readMessage,
  toCsv,
  toFlatJson,
  writeTsv,
} from "../../ern";
import { readSide, type Side, toComparisonCsv } from "../../playground/workers/compare-with";
import type { Input } from "./list-inputs";
import type { Format } from "./options";

/** A report, and the exit code for what it says. */
interface Done {
  code: 0 | 1;
  report: string;
}

const SAME = "Both messages say the same, whatever the order of their parts.\n";

const readWhole = async (input: Input): Promise<Exclude<Side, { problem: string }>> => {
  const side = await readSide(decodeErn(await input.read()).source);
  if ("problem" in side) throw new Error(side.problem);
  return side;
};

const toText = ({ kind, part, of, field, before, after }: MeaningChange): string => {
  const values = field === undefined ? "" : `: ${field}: ${before?.text ?? "nothing"} → ${after?.text ?? "nothing"}`;
  return `${changeLabels[kind]}: ${partLabels[part]}: ${of}${values}\n`;
};

/** The differences in meaning between two messages. */
export const compareFiles = async ([one, other]: readonly Input[], format: Format): Promise<Done> => {
  const [before, after] = [await readWhole(one!), await readWhole(other!)];
  const works = matchWorks(before, after);
  const changes = compareMessages(before, after, works);
  const code = changes.length > 0 ? 1 : 0;
  if (format === "csv") return { code, report: toComparisonCsv(before, after) };
  const notes = checkSuccession(before, after, works);
  const noted = notes.map(({ text }) => `After the earlier message: ${text}\n`).join("");
  if (format === "text") return { code, report: noted + changes.map(toText).join("") || SAME };
  const records = changes.map((change) => ({
    ...change,
    before: change.before && { text: change.before.text, line: positionAt(before.document, change.before.from).line },
    after: change.after && { text: change.after.text, line: positionAt(after.document, change.after.from).line },
  }));
  const noteRecords = notes.map(({ text }) => ({ note: text }));
  return { code, report: `${JSON.stringify([...noteRecords, ...records], null, 2)}\n` };
};

/** The tables of tracks of messages. */
export const listTracksOf = async (inputs: readonly Input[], format: Format): Promise<Done> => {
  const tables = [];
  for (const input of inputs) {
    const rows = listTracks(readMessage(parseErn(decodeErn(await input.read()).source)));
    tables.push({ file: input.name, rows });
  }
  const rows = tables.flatMap((table) => table.rows);
  if (format === "csv") return { code: 0, report: toCsv(rows) };
  const json = tables.map(({ file, rows: own }) => ({ file, tracks: toFlatJson(own) }));
  if (format === "json") return { code: 0, report: `${JSON.stringify(json, null, 2)}\n` };
  const cells = rows.map((row) =>
    FLAT_COLUMNS.map(([column]) => row.cells[column].map(({ value }) => value).join("; ")),
  );
  return { code: 0, report: `${writeTsv([FLAT_COLUMNS.map(([, heading]) => heading), ...cells])}\n` };
};
