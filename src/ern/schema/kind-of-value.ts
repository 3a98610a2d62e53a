import type { ValueModel } from "./schema-model";

/** Built-in types and their names in the engine's lists. */
const KINDS: Readonly<Record<string, string>> = {
  boolean: "boolean",
  decimal: "decimal",
  float: "decimal",
  double: "decimal",
  duration: "duration",
  date: "date",
  dateTime: "dateTime",
  gYear: "year",
};

const REFERENCE = /^([A-Z])(?:\[|\\d)/;

/** Types recognised by the form of their values. */
const FORMS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^PADPIDA/, "dpid"],
  [/^\[0-9\]\+,\[0-9\]\+$/, "corner"],
  [/^\[0-9\]\{4\}\(-\[0-9\]\{2\}\)/, "date"],
  [/^\[a-zA-Z\]\{2,3\}\(-/, "language"],
];

/** The type of a value, named as in the engine's lists: by its built-in type, or by the form it must have. */
export const kindOfValue = (value: ValueModel | undefined): string | undefined => {
  if (!value) return undefined;
  const { base, name, patterns = [], values } = value;
  if (values) return name.slice(name.indexOf(":") + 1);
  const letter = patterns.map((pattern) => REFERENCE.exec(pattern)?.[1]).find(Boolean);
  if (letter) return `reference${letter}`;
  const form = FORMS.find(([known]) => patterns.some((pattern) => known.test(pattern)));
  if (form) return form[1];
  if (/integer|long|int$|short|byte/i.test(base)) return "integer";
  return KINDS[base] ?? "string";
};
