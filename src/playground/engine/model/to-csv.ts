import type { ErnTrackRow } from "../model-types";
import { FLAT_COLUMNS } from "./list-tracks";

const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet takes for a formula, or drops before it looks for one. */
const FORMULA = /^[=+\-@\t\r]/;

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A value that a spreadsheet does not run: an apostrophe makes it a text. */
const guard = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/**
 * The table of tracks as CSV (RFC 4180): a line of headings, lists joined by "; ". It begins with a byte order mark, for
 * spreadsheets take a file without one for another encoding than UTF-8.
 */
export const toCsv = (rows: readonly ErnTrackRow[]): string =>
  BYTE_ORDER_MARK +
  [
    FLAT_COLUMNS.map(([, heading]) => quote(heading)),
    ...rows.map(({ cells }) =>
      FLAT_COLUMNS.map(([column]) => quote(guard(cells[column].map(({ value }) => value).join("; ")))),
    ),
  ]
    .map((line) => `${line.join(",")}\r\n`)
    .join("");
