import { type ErnTrackRow, FLAT_COLUMNS, toFlatJson, writeCsv, writeCsvRows, writeTsv } from "../src";
import type { Format } from "./options";

const HEADINGS = FLAT_COLUMNS.map(([, heading]) => heading);

const toCells = (rows: readonly ErnTrackRow[]): string[][] =>
  rows.map(({ cells }) => FLAT_COLUMNS.map(([column]) => cells[column].map(({ value }) => value).join("; ")));

/** Returns what writes a table of tracks message by message, so that only one of them is in memory. */
export const createTracksTable = (format: Format) => {
  let isFirst = true;
  const write = (file: string, rows: readonly ErnTrackRow[]): string => {
    if (format === "json") {
      const record = JSON.stringify({ file, tracks: toFlatJson(rows) }, null, 2).replace(/^/gm, "  ");
      return `${isFirst ? "[" : ","}\n${record}`;
    }
    const cells = toCells(rows);
    if (format === "csv") return isFirst ? writeCsv(HEADINGS, cells) : writeCsvRows(cells);
    return writeTsv(isFirst ? [HEADINGS, ...cells] : cells);
  };
  return {
    /** The text of a message's rows. */
    add: (file: string, rows: readonly ErnTrackRow[]): string => {
      const text = write(file, rows);
      isFirst = false;
      return text;
    },
    /** The text after the last row. */
    end: (): string => {
      if (format !== "json") return "";
      return isFirst ? "[]\n" : "\n]\n";
    },
  };
};
