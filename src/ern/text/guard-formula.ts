/** What a spreadsheet takes for a formula, or drops before it looks for one. */
const FORMULA = /^[=+\-@\t\r]/;

/** A value that a spreadsheet does not run: an apostrophe makes it a text. */
export const guardFormula = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);
