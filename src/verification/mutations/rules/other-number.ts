/** The digits with a different last digit, which works for a number of any length. */
export const otherNumber = (digits: string): string => digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10);
