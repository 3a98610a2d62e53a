/** Characters that JSON keeps as they are: the digits of the numbers, 45 that end one and 45 that do not. */
const FIRST = 35;
const BASE = 45;

const digit = (value: number): string => {
  const code = FIRST + value;
  return String.fromCharCode(code >= 92 ? code + 1 : code);
};

/** A whole number from 0, in one character up to 44, in two up to 2,024. */
export const packNumber = (value: number): string => {
  let text = digit(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE))
    text = digit(BASE + (rest % BASE)) + text;
  return text;
};

/** Whole numbers from 0, one after the other. */
export const packNumbers = (values: readonly number[]): string => values.map(packNumber).join("");

/** The numbers of a text that `packNumbers` wrote. */
export const unpackNumbers = (text: string): Uint32Array => {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const known = (code > 92 ? code - 1 : code) - FIRST;
    value = value * BASE + (known % BASE);
    if (known >= BASE) continue;
    numbers[count++] = value;
    value = 0;
  }
  return numbers.subarray(0, count);
};
