/** What a spreadsheet treats as the start of a formula, or strips before looking for one. */
const FORMULA = /^[=+\-@\t\r]/;

/** Prefixes a value with an apostrophe if a spreadsheet would run it. */
const guardFormula = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

const BYTE_ORDER_MARK = "\uFEFF";

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns rows of a table as CSV (RFC 4180), without a line of headings. */
export const toCsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoteCell(guardFormula(cell))).join(",")}\r\n`).join("");

/** Returns a table as CSV with headings, and a byte order mark, without which spreadsheets don't read UTF-8. */
export const toCsvTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${headings.map(quoteCell).join(",")}\r\n${toCsvRows(rows)}`;

/** Returns lines of tab-separated cells, as spreadsheets paste them from the clipboard. */
export const toTsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => guardFormula(cell.replace(/\s+/g, " "))).join("\t")}\n`).join("");
