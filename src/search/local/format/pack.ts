/** Characters that JSON doesn't escape, as digits: 45 that end a number and 45 that don't. */
const FIRST = 35;
const BASE = 45;

const digit = (value: number): string => {
  const code = FIRST + value;
  return String.fromCharCode(code >= 92 ? code + 1 : code);
};

/** Returns a whole number from 0: one character up to 44, two up to 2,024. */
export const packNumber = (value: number): string => {
  let text = digit(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE))
    text = digit(BASE + (rest % BASE)) + text;
  return text;
};

/** Returns whole numbers from 0, concatenated. */
export const packNumbers = (values: readonly number[]): string => values.map(packNumber).join("");

/** Reads the numbers that `packNumbers` wrote. */
export const unpackNumbers = (text: string): Uint32Array => {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const known = (code > 92 ? code - 1 : code) - FIRST;
    value = value * BASE + (known % BASE);
    if (known >= BASE) continue;
    numbers[count++] = value;
    value = 0;
  }
  return numbers.subarray(0, count);
};

/** Returns sorted terms as one text: for each, the number of letters it shares with the previous one, and the rest. */
export const packStrings = (terms: readonly string[]): string => {
  let previous = "";
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 9 && shared < previous.length && previous[shared] === term[shared]) shared++;
      previous = term;
      return `${shared}${term.slice(shared)}`;
    })
    .join(" ");
};

/** Reads the terms that `packStrings` wrote. */
export const unpackStrings = (packed: string): string[] => {
  if (packed === "") return [];
  let previous = "";
  return packed.split(" ").map((term) => (previous = previous.slice(0, Number(term[0])) + term.slice(1)));
};
