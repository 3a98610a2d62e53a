import { decodeErn, FLAT_COLUMNS, listTracks, parseErn, readMessage, toCsv, toFlatJson, writeTsv } from "../src";
import type { Input } from "./list-inputs";
import type { Format } from "./options";

/** The tables of tracks of messages. */
export const listTracksOf = async (inputs: readonly Input[], format: Format): Promise<string> => {
  const tables = [];
  for (const input of inputs) {
    const rows = listTracks(readMessage(parseErn(decodeErn(await input.read()).source)));
    tables.push({ file: input.name, rows });
  }
  const rows = tables.flatMap((table) => table.rows);
  if (format === "csv") return toCsv(rows);
  const json = tables.map(({ file, rows: listed }) => ({ file, tracks: toFlatJson(listed) }));
  if (format === "json") return `${JSON.stringify(json, null, 2)}\n`;
  const cells = rows.map((row) =>
    FLAT_COLUMNS.map(([column]) => row.cells[column].map(({ value }) => value).join("; ")),
  );
  return `${writeTsv([FLAT_COLUMNS.map(([, heading]) => heading), ...cells])}\n`;
};
