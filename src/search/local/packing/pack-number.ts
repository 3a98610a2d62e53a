/** Characters that JSON keeps as they are: the digits of the numbers, 45 that end one and 45 that do not. */
const FIRST = 35;
const BASE = 45;

const digit = (value: number): string => {
  const code = FIRST + value;
  return String.fromCharCode(code >= 92 ? code + 1 : code);
};

const valueOf = (code: number): number => (code > 92 ? code - 1 : code) - FIRST;

/** A whole number from 0, in one character up to 44, in two up to 2,024. */
export const packNumber = (value: number): string => {
  let text = digit(value % BASE);
  for (let rest = Math.floor(value / BASE); rest > 0; rest = Math.floor(rest / BASE))
    text = digit(BASE + (rest % BASE)) + text;
  return text;
};

/** The numbers of a text that `packNumber` wrote, one after the other. */
export const unpackNumbers = (text: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const code = valueOf(text.charCodeAt(at));
    value = value * BASE + (code % BASE);
    if (code >= BASE) continue;
    numbers.push(value);
    value = 0;
  }
  return numbers;
};
