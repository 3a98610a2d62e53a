import type { Explanation, Severity } from "../types";

/** What is wrong with a value, and its fix; undefined if it's valid. Wrong check digits are warnings. */
export type ValueDiagnostic =
  | (Explanation & {
      /** The same value as messages have it. */
      right?: string | undefined;
      /** What may be meant, which only the reader knows. */
      guess?: string | undefined;
      /** What writing the right value does, unless "Write …" says it. */
      fix?: string;
      severity?: Severity;
    })
  | undefined;

/** An identifier in capital letters, without hyphens, white space and its own name before it: "ISRC QZ-ABC-26-00010". */
const stripSeparators = (value: string, name = ""): string => {
  const plain = value.replace(/[\s-]/g, "").toUpperCase();
  return name !== "" && plain.startsWith(name) ? plain.slice(name.length).replace(/^:/, "") : plain;
};

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const isIsrc = (value: string): boolean => /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(value);

/** Checks an ISRC: a country or agency, a registrant, the year and a number; 12 characters, written without hyphens. */
export const checkIsrc = (value: string): ValueDiagnostic => {
  if (isIsrc(value)) return undefined;
  const message = `“${value}” is not an ISRC.`;
  // An ISRC of Iceland may begin with ISRC.
  const right = [stripSeparators(value), stripSeparators(value, "ISRC")].find(isIsrc);
  if (right !== undefined) return { message, remedy: `Write it as ${right}.`, right };
  return { message, remedy: "An ISRC is two letters, three letters or digits, and seven digits, as in QZABC2600001." };
};

/** The last digit of an EAN, UPC or GTIN, from the digits before it. */
const eanCheckDigit = (digits: string): string => {
  const sum = [...digits].reduceRight((total, digit, index) => {
    return total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

const ICPN = /^(\d{8}|\d{12,14})$/;

const isIcpn = (value: string): boolean => ICPN.test(value) && value.endsWith(eanCheckDigit(value.slice(0, -1)));

const BAR_CODES = ["ICPN", "UPC", "EAN", "GTIN"];

/** Checks an ICPN, which is an EAN or UPC of 8, 12, 13 or 14 digits; DDEX takes bar codes of other lengths too. */
export const checkIcpn = (value: string): ValueDiagnostic => {
  if (!ICPN.test(value)) {
    if (/^\d+$/.test(value)) {
      const message = `The ICPN ${value} has ${value.length} digits, which no EAN or UPC has.`;
      const remedy = "Compare it with its source. A UPC has 12 digits, an EAN 13.";
      return { message, remedy, severity: "warning" };
    }
    const right = BAR_CODES.map((name) => stripSeparators(value, name)).find(isIcpn);
    const remedy = "Write the 12 digits of a UPC or the 13 of an EAN, without spaces or hyphens.";
    return { message: `“${value}” is not an ICPN.`, remedy, right };
  }
  const right = eanCheckDigit(value.slice(0, -1));
  if (value.endsWith(right)) return undefined;
  const message = `The check digit of the ICPN ${value} is wrong: it should be ${right}.`;
  const whole = value.slice(0, -1) + right;
  const remedy = `Correct the number; if all other digits are right, it is ${whole}.`;
  return { message, remedy, guess: whole, severity: "warning" };
};

/** Returns the check character of a GRid, by ISO 7064 mod 37,36, from the 17 characters before it. */
export const gridCheckCharacter = (characters: string): string => {
  let product = 36;
  for (const character of characters) {
    const sum = (product + DIGITS.indexOf(character)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return DIGITS[(37 - product) % 36]!;
};

/** Checks a GRid: 18 letters and digits, the first two of them A1, the last one a check character. */
export const checkGrid = (value: string): ValueDiagnostic => {
  const plain = stripSeparators(value, "GRID");
  if (!/^A1[A-Z0-9]{16}$/.test(plain)) {
    const remedy = "A GRid is A1, then 16 letters and digits, the last of which is a check character.";
    return { message: `“${value}” is not a GRid.`, remedy };
  }
  const right = gridCheckCharacter(plain.slice(0, 17));
  if (!plain.endsWith(right)) {
    const message = `The check character of the GRid ${value} is wrong: it should be ${right}.`;
    const whole = plain.slice(0, 17) + right;
    const remedy = `Correct the GRid; if all other characters are right, it is ${whole}.`;
    return { message, remedy, guess: whole, severity: "warning" };
  }
  if (plain === value) return undefined;
  const message = `The GRid ${value} is not written as messages have it.`;
  return { message, remedy: `Write it as ${plain}.`, right: plain };
};

/** Checks a DDEX Party Identifier, without hyphens. */
export const checkDpid = (value: string): ValueDiagnostic => {
  if (/^PADPIDA[A-Za-z0-9]+$/.test(value)) return undefined;
  const plain = stripSeparators(value);
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

/** Checks an ISNI: 15 digits and a check character. */
export const checkIsni = (value: string): ValueDiagnostic => {
  const entry = "playground-isni";
  const plain = stripSeparators(value, "ISNI");
  if (!/^\d{15}[\dX]$/.test(plain))
    return { message: `“${value}” is not an ISNI.`, remedy: "An ISNI is 15 digits and a check character.", entry };
  const right = plain.slice(0, 15) + isniCheckCharacter(plain.slice(0, 15));
  if (value === right) return undefined;
  if (plain === right)
    return { message: `The ISNI ${value} is written with spaces.`, remedy: `Write it as ${right}.`, right, entry };
  const message = `The check character of the ISNI ${value} is wrong: it should be ${right.at(-1)}.`;
  return { message, remedy: `Correct the ISNI; if all other digits are right, it is ${right}.`, guess: right, entry };
};

/** The check digit of an ISWC, from the nine digits before it. */
const iswcCheckDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 1);
  return String((10 - (sum % 10)) % 10);
};

/** Checks an ISWC: a T, nine digits and a check digit, with hyphens and dots or without. */
export const checkIswc = (value: string): ValueDiagnostic => {
  const plain = value.replace(/[\s.-]/g, "").toUpperCase();
  if (!/^T\d{10}$/.test(plain))
    return { message: `“${value}” is not an ISWC.`, remedy: "An ISWC is a T and ten digits, as in T0345246801." };
  const digit = iswcCheckDigit(plain.slice(1, 10));
  if (plain.endsWith(digit)) return undefined;
  const guess = value.slice(0, value.lastIndexOf(plain.at(-1)!)) + digit;
  const message = `The check digit of the ISWC ${value} is wrong: it should be ${digit}.`;
  return { message, remedy: `Correct the ISWC; if all other digits are right, it is ${guess}.`, guess };
};

/** Checks an IPI name number. */
export const checkIpi = (value: string): ValueDiagnostic => {
  if (/^\d{11}$/.test(value)) return undefined;
  const guess = /^\d{9,10}$/.test(value) ? value.padStart(11, "0") : undefined;
  return { message: `“${value}” isn't an IPI name number.`, remedy: "Write its eleven digits.", guess };
};
