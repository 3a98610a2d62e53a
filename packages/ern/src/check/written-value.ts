import type { ErnVersion } from "../model-types";
import { trimBlanks, trimEnds } from "../text/blanks";
import { formatCodePoint } from "../text/counted";
import type { ValueDiagnostic } from "../values/identifiers";
import { checkTyped, type TypedDiagnostic } from "./typed-value";

/** Types whose values a schema reads without the white space around them; in all others, it's part of the value. */
const COLLAPSED = new Set(["boolean", "integer", "decimal", "dateTime", "duration", "year"]);

const ENTRY = "playground-white-space";
const REMOVE = "Remove the white space";

/** White space, and characters that nobody sees. */
const UNSEEN = /[\s\p{Cf}]/u;

/** A value without those around it. */
const trimUnseen = (written: string): string => {
  const { from, to } = trimEnds(written, UNSEEN);
  return written.slice(from, to);
};

/** Names the first character around a value that isn't white space of XML; undefined if there's none. */
const describeUnseen = (written: string): string | undefined => {
  const { from, to } = trimEnds(written, UNSEEN);
  const [odd] = /[^ \t\r\n]/u.exec(written.slice(0, from) + written.slice(to)) ?? [];
  if (odd === undefined) return undefined;
  return `The character ${formatCodePoint(odd)}, which nobody sees,`;
};

/** Explains a text between elements that has only characters that nobody sees; undefined if it has others. */
export const explainInvisible = (text: string, parent: string): NonNullable<ValueDiagnostic> | undefined =>
  trimUnseen(text) === ""
    ? {
        message: `${describeUnseen(text)} is between the elements of ${parent}.`,
        remedy: "Remove it.",
        right: "",
        fix: REMOVE,
        entry: ENTRY,
      }
    : undefined;

const whiteSpaceDiagnostic = (written: string, plain: string, found: TypedDiagnostic): TypedDiagnostic => {
  const message = `${describeUnseen(written) ?? "White space"} is next to “${plain}” and counts as part of the value.`;
  const diagnostic = { message, remedy: "Remove it.", right: plain, fix: REMOVE, entry: ENTRY };
  return { severity: found.severity, code: "white-space", diagnostic };
};

/** Checks a value as it's written, with the white space around it, against a type of the schema; see `checkTyped`. */
export const checkWritten = (
  version: ErnVersion,
  type: string,
  written: string,
  edition?: string,
): TypedDiagnostic | undefined => {
  const value = COLLAPSED.has(type) || type.startsWith("reference") ? trimBlanks(written) : written;
  const found = checkTyped(version, type, value, edition);
  if (!found) return undefined;
  const plain = trimUnseen(written);
  if (plain === value) return found;
  const inside = checkTyped(version, type, plain, edition);
  return inside?.severity === "error" ? inside : whiteSpaceDiagnostic(written, plain, found);
};
