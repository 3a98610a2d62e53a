import type { ValueDiagnostic } from "./identifiers";

/** A DDEX Party Identifier, without hyphens. */
export const checkDpid = (value: string): ValueDiagnostic => {
  if (/^PADPIDA[A-Za-z0-9]+$/.test(value)) return undefined;
  const plain = value.replace(/[\s-]/g, "").toUpperCase();
  const message = `“${value}” is not a DPID.`;
  if (/^PADPIDA[A-Z0-9]+$/.test(plain)) return { message, remedy: `Write it as ${plain}.`, right: plain };
  return { message, remedy: "A DPID is PADPIDA, then letters and digits, as DDEX has given them." };
};

/** The check character of an ISNI, by ISO 7064 mod 11-2, from the 15 digits before it. */
const isniCheckCharacter = (digits: string): string => {
  const sum = [...digits].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
};

/** An ISNI: 15 digits and a check character. */
export const checkIsni = (value: string): ValueDiagnostic => {
  const entry = "playground-isni";
  const plain = value.replace(/[\s-]/g, "").toUpperCase();
  if (!/^\d{15}[\dX]$/.test(plain))
    return { message: `“${value}” is not an ISNI.`, remedy: "An ISNI is 15 digits and a check character.", entry };
  const right = plain.slice(0, 15) + isniCheckCharacter(plain.slice(0, 15));
  if (value === right) return undefined;
  if (plain === right)
    return { message: `The ISNI ${value} is written with spaces.`, remedy: `Write it as ${right}.`, right, entry };
  const message = `The check character of the ISNI ${value} is wrong: it should be ${right.at(-1)}.`;
  return { message, remedy: `Correct the ISNI; if all other digits are right, it is ${right}.`, right, entry };
};

/** The check digit of an ISWC, from the nine digits before it. */
const iswcCheckDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at + 1), 1);
  return String((10 - (sum % 10)) % 10);
};

/** An ISWC: a T, nine digits and a check digit, with hyphens and dots or without. */
export const checkIswc = (value: string): ValueDiagnostic => {
  const plain = value.replace(/[\s.-]/g, "").toUpperCase();
  if (!/^T\d{10}$/.test(plain))
    return { message: `“${value}” is not an ISWC.`, remedy: "An ISWC is a T and ten digits, as in T0345246801." };
  const digit = iswcCheckDigit(plain.slice(1, 10));
  if (plain.endsWith(digit)) return undefined;
  const right = value.slice(0, value.lastIndexOf(plain.at(-1)!)) + digit;
  const message = `The check digit of the ISWC ${value} is wrong: it should be ${digit}.`;
  return { message, remedy: `Correct the ISWC; if all other digits are right, it is ${right}.`, right };
};

/** An IPI name number. */
export const checkIpi = (value: string): ValueDiagnostic => {
  if (/^\d{11}$/.test(value)) return undefined;
  const right = /^\d{9,10}$/.test(value) ? value.padStart(11, "0") : undefined;
  return { message: `“${value}” is no IPI name number.`, remedy: "Write its eleven digits.", right };
};
