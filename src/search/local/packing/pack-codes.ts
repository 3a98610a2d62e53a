import { searchCodes } from "../../../config/search-codes";
import type { SearchCode } from "../../../config/search-codes";

/** Languages as one number, a bit for each. */
export const packCodes = (codes: readonly SearchCode[]): number =>
  searchCodes.reduce((sum, code, bit) => sum + (codes.includes(code) ? 2 ** bit : 0), 0);

/** The languages of a number that `packCodes` made. */
export const unpackCodes = (packed: number): SearchCode[] =>
  searchCodes.filter((_, bit) => Math.floor(packed / 2 ** bit) % 2 === 1);
