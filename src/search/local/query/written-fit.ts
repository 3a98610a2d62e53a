import type { RecordName } from "../text/record-name";
import type { TypedCode } from "./typed-code";

/** The name contains the code as typed: capitals, underscores, owner. */
const SAME = 1.3;
/** Same, with dots or colons as typed. */
const EXACT = 1.1;
/** The name is exactly the query. */
const WHOLE = 1.5;
/** A member with the same name, but another owner: `DdexBuilder.build` for `builder.build`. */
const MEMBER = 1.2;
/** The name contains the owner, but not the last word: `builder` for `builder.build`. */
const OWNER = 0.5;
/** The last word is spelt differently: `addRelease` for `add_release`. */
const OTHER = 0.7;

const BORDER = /^$|[. ]/;

const hasWords = (form: string, part: string): boolean => {
  for (let at = form.indexOf(part); at >= 0; at = form.indexOf(part, at + 1))
    if (BORDER.test(form[at - 1] ?? "") && BORDER.test(form[at + part.length] ?? "")) return true;
  return false;
};

/** The factor for the spelling of one of a record's names; 1 if no code was typed. */
export const writtenFit = ({ text, form, words }: RecordName, code: TypedCode): number => {
  if (code.names.length === 0) return 1;
  const exact = code.names.some(({ written }) => text.includes(written)) ? EXACT : 1;
  if (form === code.form) return WHOLE * exact;
  if (code.names.some((name) => hasWords(form, name.form))) return SAME * exact;
  if (code.names.some(({ last }) => last.joint && form.endsWith(`.${last.written}`))) return MEMBER;
  if (code.names.some(({ last }) => last.joint && !words.some((terms) => terms.includes(last.whole)))) return OWNER;
  const isOther = code.names.some(
    ({ last }) => words.some(([whole]) => whole === last.whole) && !hasWords(form, last.written),
  );
  return isOther ? OTHER : 1;
};
