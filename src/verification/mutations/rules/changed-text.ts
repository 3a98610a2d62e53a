import type { Random } from "../../../utils/random";

const isLetter = (character: string): boolean => /[A-Za-z]/.test(character);

/** The name with two letters swapped, or with an extra letter if all are the same. */
export const misspelt = (name: string, random: Random): string => {
  const places = [...name].flatMap((letter, at) => {
    const next = name[at + 1];
    return at > 0 && next && isLetter(letter) && isLetter(next) && letter !== next ? [at] : [];
  });
  const at = places[Math.floor(random() * places.length)];
  return at === undefined ? `${name}x` : name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2);
};

/** The digits with a different last digit, which works for a number of any length. */
export const otherNumber = (digits: string): string => digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10);
