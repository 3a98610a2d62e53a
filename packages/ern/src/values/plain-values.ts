import type { ValueDiagnostic } from "./identifiers";

/** Checks a boolean of XML Schema. */
export const checkBoolean = (value: string): ValueDiagnostic => {
  if (/^(true|false|1|0)$/.test(value)) return undefined;
  const right = ["true", "false"].find((candidate) => candidate === value.toLowerCase());
  const guess = (/^(yes|y|t|on)$/i.test(value) && "true") || (/^(no|n|f|off)$/i.test(value) && "false") || undefined;
  const message = `“${value}” is neither true nor false.`;
  return { message, remedy: "Write true or false, in small letters.", right, guess };
};

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Checks a whole number. */
export const checkInteger = (value: string): ValueDiagnostic => {
  if (INTEGER.test(value)) return undefined;
  const guess =
    /^([+-]?\d+)[.,]0+$/.exec(value)?.[1] ?? (/^[\d\s]+$/.test(value) ? value.replace(/\s/g, "") : undefined);
  return { message: `“${value}” is not a whole number.`, remedy: "Write its digits alone, as in 12.", guess };
};

/** Checks a number that may have decimals. */
export const checkDecimal = (value: string): ValueDiagnostic => {
  if (DECIMAL.test(value)) return undefined;
  const guess = /^[+-]?\d+,\d+$/.test(value) ? value.replace(",", ".") : undefined;
  const remedy = "Write digits, and a point before decimals, as in 44.1; no unit, no thousands separator.";
  return { message: `“${value}” is not a decimal number.`, remedy, guess };
};

/** Checks a corner of a part of an image, in pixels. */
export const checkCorner = (value: string): ValueDiagnostic => {
  if (/^\d+,\d+$/.test(value)) return undefined;
  const right = value.trim().replace(/\s*,\s*/, ",");
  return {
    message: `“${value}” isn't a point of an image.`,
    remedy: "Write two numbers with a comma between them, as in 0,0.",
    right: /^\d+,\d+$/.test(right) ? right : undefined,
    entry: "xsd-pattern",
  };
};

/** What references refer to, by the letter that they begin with. */
export const REFERENCE_KINDS = {
  A: "resource",
  P: "party",
  Q: "cue sheet",
  R: "release",
  S: "right share",
  T: "technical details",
  V: "visibility",
  W: "musical work",
  X: "chapter or collection",
} as const;

export type ReferenceKind = (typeof REFERENCE_KINDS)[keyof typeof REFERENCE_KINDS];

/** Checks a reference: the letter of its kind, then letters, digits, hyphens or underscores. */
export const checkReference = (value: string, letter: string): ValueDiagnostic => {
  if (value.startsWith(letter) && /^.[\w-]+$/.test(value)) return undefined;
  return {
    message: `“${value}” isn't a reference of a ${REFERENCE_KINDS[letter as keyof typeof REFERENCE_KINDS]}.`,
    remedy: `It begins with ${letter}, followed by letters, digits, hyphens or underscores, as in ${letter}1.`,
  };
};

const LANGUAGE_TAG = /^[a-zA-Z]{2,3}(-[a-zA-Z]+)?(-[a-zA-Z]{2}|-\d{3})?(-[a-zA-Z][a-zA-Z0-9]{5,})?$/;

/** Checks the language and script of a text: a tag such as en or zh-Hant. */
export const checkLanguageTag = (value: string): ValueDiagnostic => {
  if (LANGUAGE_TAG.test(value)) return undefined;
  const right = value.trim().replaceAll("_", "-");
  return {
    message: `“${value}” isn't a language tag.`,
    remedy: "Write a language of ISO 639 and, where it matters, its script and territory, as in en or zh-Hant.",
    right: LANGUAGE_TAG.test(right) ? right : undefined,
    entry: "xsd-pattern",
  };
};
