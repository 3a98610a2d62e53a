import type { CatalogPlace } from "@ddex-suite/ern";

type Value = NonNullable<CatalogPlace["text"]>;

/** What a text of each kind is, and one. */
const KINDS: Readonly<Record<string, readonly [words: string, example: string]>> = {
  boolean: ["true or false", "true"],
  integer: ["a whole number", "1"],
  decimal: ["a number", "1.5"],
  dateTime: ["a date with a time, such as 2026-05-01T12:00:00Z", "2026-05-01T12:00:00Z"],
  duration: ["a duration, such as PT3M25S", "PT3M25S"],
  gYear: ["a year", "2026"],
  date: ["a date, a month or a year, such as 2026-05-01 or 2026", "2026-05-01"],
  dpid: ["a DDEX party id, such as PADPIDA0000000001O", "PADPIDA0000000001O"],
  ipi: ["an IPI name number: 11 digits", "00000000001"],
  corner: ["two whole numbers with a comma between them", "0,0"],
  anyLanguage: ["any text, such as the language code en or zh-Hans", "en"],
  language: ["a language code, such as en or zh-Hans", "en"],
};

const kindWords = ({ kind = "", base }: Value): readonly [words: string, example: string] =>
  KINDS[kind] ?? KINDS[base] ?? ["text", "…"];

/** Returns the letter that a reference begins with. */
const letterOf = ({ kind }: Value): string | undefined => /^reference([A-Z])$/.exec(kind ?? "")?.[1];

/** Returns a text that is allowed, or "…" if any is. */
export const exampleText = (value: Value): string => {
  const letter = letterOf(value);
  const current = value.values?.find((allowed) => value.deprecated?.[allowed] === undefined) ?? value.values?.[0];
  return current ?? (letter ? `${letter}1` : kindWords(value)[1]);
};

/** More values are only on the page of their set. */
const MOST_VALUES = 30;

/** Returns what a text may be, in readers' words, and the set of its values if it has one, with few values listed. */
export const describeText = (value: Value): { words: string; set?: string; values?: readonly string[] } => {
  const { name, base, values, patterns = [] } = value;
  if (values) return { words: `one of ${values.length}`, set: name, ...(values.length <= MOST_VALUES && { values }) };
  const letter = letterOf(value);
  if (letter !== undefined && base === "ID") return { words: `a unique reference that begins with ${letter}` };
  if (letter !== undefined) return { words: `a reference that begins with ${letter}, defined in the message` };
  const [words] = kindWords(value);
  return { words: words === "text" && patterns.length > 0 ? `text of the form ${patterns.join(" or ")}` : words };
};
