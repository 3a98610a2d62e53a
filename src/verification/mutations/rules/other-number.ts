/** The digits with another last one: a number too long to be counted on is changed as well. */
export const otherNumber = (digits: string): string => digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10);
