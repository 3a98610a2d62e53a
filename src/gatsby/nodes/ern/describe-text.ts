import type { CatalogPlace } from "../../../ern";

type Value = NonNullable<CatalogPlace["text"]>;

const WORDS: Readonly<Record<string, string>> = {
  boolean: "true or false",
  integer: "a whole number",
  decimal: "a number",
  dateTime: "a date with a time, such as 2026-05-01T12:00:00Z",
  duration: "a duration, such as PT3M25S",
  gYear: "a year",
  date: "a date, a month or a year, such as 2026-05-01 or 2026",
  dpid: "a DDEX party id, such as PADPIDA2014120301Z",
  ipi: "an IPI name number: 11 digits",
  corner: "two whole numbers with a comma between them",
  language: "a language code, such as en or zh-Hans",
  string: "text",
};

/** More values are only on the page of their set. */
const MOST_VALUES = 30;

interface TextFields {
  words: string;
  set?: string;
  values?: readonly string[];
}

/** What a text may be, for readers: in words, and the set of its values if it has one, with the values if they're few. */
export const describeText = ({ name, kind, base, values, patterns = [] }: Value): TextFields => {
  if (values) return { words: `one of ${values.length}`, set: name, ...(values.length <= MOST_VALUES && { values }) };
  const letter = /^reference([A-Z])$/.exec(kind ?? "")?.[1];
  if (letter !== undefined && base === "ID") return { words: `a reference of its own that begins with ${letter}` };
  if (letter !== undefined) return { words: `a reference that begins with ${letter}, defined in the message` };
  const words = WORDS[kind ?? ""] ?? WORDS[base] ?? "text";
  return { words: words === "text" && patterns.length > 0 ? `text of the form ${patterns.join(" or ")}` : words };
};
