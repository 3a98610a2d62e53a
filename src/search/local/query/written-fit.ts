import type { RecordName } from "../text/record-name";
import type { TypedCode } from "./typed-code";

/** For a name in which code stands just as it was typed: capitals, underscores, what it belongs to. */
const SAME = 1.3;
/** For the same, with dots or colons as they were typed. */
const EXACT = 1.1;
/** For a name that is what was typed and nothing else. */
const WHOLE = 1.5;
/** For a member of the same name, of something else: `DdexBuilder.build` for `builder.build`. */
const MEMBER = 1.2;
/** For a name that has what the last of joined words belongs to, but not the word itself: `builder` of `builder.build`. */
const OWNER = 0.5;
/** For a name in which the last word of the code is written otherwise: `addRelease` for `add_release`. */
const OTHER = 0.7;

const BORDER = /^$|[. ]/;

const hasWords = (form: string, part: string): boolean => {
  for (let at = form.indexOf(part); at >= 0; at = form.indexOf(part, at + 1))
    if (BORDER.test(form[at - 1] ?? "") && BORDER.test(form[at + part.length] ?? "")) return true;
  return false;
};

/** What a record gains, or loses, by the way in which one of its names is written; 1 where no code was typed. */
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
