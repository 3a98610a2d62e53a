/** What a spreadsheet treats as the start of a formula, or strips before looking for one. */
const FORMULA = /^[=+\-@\t\r]/;

/** Prefixes a value with an apostrophe if a spreadsheet would run it. */
export const guardFormula = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);
