import { fail } from "../../src/tools/scripts/tools/fail";

/** Parses a number from 1; anything else ends the bench. `of` is what it counts. */
export const parseWholeNumber = (text: string, of: string): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : fail(`${text}: give a whole number of ${of} from 1`);
};
