import { guardFormula } from "./guard-formula";

/** Lines of tab-separated cells, as spreadsheets paste them from the clipboard. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => guardFormula(cell.replace(/\s+/g, " "))).join("\t")}\n`).join("");
