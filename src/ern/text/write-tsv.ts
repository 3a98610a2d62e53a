import { guardFormula } from "./guard-formula";

/** Lines of cells with tabs between them, as a spreadsheet or a table of text takes them from the clipboard. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => guardFormula(cell.replace(/\s+/g, " "))).join("\t")}\n`).join("");
