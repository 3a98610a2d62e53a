import { guardFormula } from "./guard-formula";

const BYTE_ORDER_MARK = "\uFEFF";

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Writes a table as CSV (RFC 4180): a line of headings, then the rows. Begins with a byte order mark, because
 * spreadsheets don't read a file without one as UTF-8.
 */
export const writeCsv = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  [headings.map(quote), ...rows.map((row) => row.map((cell) => quote(guardFormula(cell))))]
    .map((line) => `${line.join(",")}\r\n`)
    .join("");
