import { FLAT_COLUMNS } from "./list-tracks";
import type { ErnTrackRow } from "./model-types";

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The table of tracks as CSV (RFC 4180): a line of headings, lists joined by "; ". */
export const toCsv = (rows: readonly ErnTrackRow[]): string =>
  [
    FLAT_COLUMNS.map(([, heading]) => quote(heading)),
    ...rows.map(({ cells }) =>
      FLAT_COLUMNS.map(([column]) => quote(cells[column].map(({ value }) => value).join("; "))),
    ),
  ]
    .map((line) => `${line.join(",")}\r\n`)
    .join("");
