interface Words {
  message: string;
  remedy: string;
  /** Is it about the element's text, or an attribute's value? */
  isOfText?: true;
}

/** The number of names and values listed before the rest is counted. */
const LISTED = 8;

/** "a, b or c"; for a long list the first ones, and the number of others. */
const listOf = (items: readonly string[]): string => {
  if (items.length > LISTED) return `${items.slice(0, LISTED).join(", ")} and ${items.length - LISTED} more`;
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} or ${items.at(-1)}` : (items[0] ?? "nothing");
};

/** Names as libxml2 lists them; a star means any element, a namespace is in braces. */
const toNames = (list: string): string[] =>
  list.split(", ").map((name) => (name.startsWith("##") ? "an element of another namespace" : name.trim()));

const toValues = (list: string): string[] => list.split(", ").map((value) => value.replace(/^'|'$/g, ""));

const FORMS: Readonly<Record<string, string>> = {
  duration: "Write a duration as PT3M25S.",
  date: "Write a date as 2025-09-01.",
  dateTime: "Write a date and time as 2025-09-01T12:00:00Z.",
  boolean: "Write true or false.",
  integer: "Write a whole number.",
  decimal: "Write a number with a point, such as 1.5.",
  gYear: "Write a year of four digits.",
};

const formOf = (type: string): string =>
  FORMS[type.replace(/^xs:/, "")] ??
  "Write a value of the form that the schema asks for; leave the element out where you have none.";

const valueOf = (value: string): string =>
  value === "" ? "The value is empty" : `“${value}” is no value that may stand here`;

/** Patterns for what libxml2 reports after the element's name, and how to explain it. The first match counts. */
export const explanations: readonly [pattern: RegExp, words: (...parts: string[]) => Words, entry?: string][] = [
  [
    /^This element is not expected\. Expected is \( (\S+) \)\./,
    (name, expected) => ({
      message: `<${name}> stands where <${expected}> is expected.`,
      remedy: `Add <${expected}> before it, or put the two in order.`,
    }),
    "xsd-not-expected",
  ],
  [
    /^This element is not expected\. Expected is (?:one of )?\( (.+) \)\./,
    (name, names) => ({
      message: `<${name}> may not stand here.`,
      remedy: `Here may stand ${listOf(toNames(names!))}. Move it to its place, or remove it where this version does not know it.`,
    }),
    "xsd-not-expected-one-of",
  ],
  [
    /^This element is not expected\./,
    (name) => ({
      message: `<${name}> may not stand here: nothing more may follow.`,
      remedy: "Remove it, or move it to where the schema has it.",
    }),
    "xsd-not-expected-nothing",
  ],
  [
    /^Missing child element\(s\)\. Expected is (?:one of )?\( (.+) \)\./,
    (name, names) => ({
      message: `<${name}> ends too early.`,
      remedy: `Add ${listOf(toNames(names!))} at its end.`,
    }),
    "xsd-missing-child",
  ],
  [
    /^No matching global declaration/,
    (name) => ({
      message: `The schema does not know <${name}> as the root of a message.`,
      remedy:
        "Declare the namespace of the version that the message is written in, or give the schema of that version.",
    }),
    "xsd-no-global-declaration",
  ],
  [
    /^The attribute '(.+)' is required but missing\./,
    (name, attribute) => ({
      message: `<${name}> has no ${attribute}.`,
      remedy: `Add the attribute ${attribute}.`,
    }),
    "xsd-attribute-required",
  ],
  [
    /^The attribute '(.+)' is not allowed\./,
    (name, attribute) => ({
      message: `<${name}> may not have the attribute ${attribute}.`,
      remedy: "Remove it, or write the one that this version has.",
    }),
    "xsd-attribute-not-allowed",
  ],
  [
    /^\[facet 'enumeration'\] The value '(.*)' is not an element of the set \{(.+)\}\./s,
    (_name, value, values) => ({
      message: `“${value}” is none of the values that the schema lists here.`,
      remedy: `Take one of ${listOf(toValues(values!))}.`,
      isOfText: true,
    }),
    "xsd-enumeration",
  ],
  [
    /^\[facet 'pattern'\] The value '(.*)' is not accepted by the pattern '(.+)'\./s,
    (_name, value, pattern) => ({
      message: `“${value}” has not the form that the schema asks for.`,
      remedy: `Write it as the pattern ${pattern} has it.`,
      isOfText: true,
    }),
    "xsd-pattern",
  ],
  [
    /^\[facet '(min|max)?[lL]ength'\] The value (?:'(.*)' )?has a length of '(\d+)'; .+ of '(\d+)'/s,
    (_name, _bound, _value, length, limit) => ({
      message: `The value has ${length} characters, the schema says ${limit}.`,
      remedy: "Write a value of that length.",
      isOfText: true,
    }),
  ],
  [
    /^\[facet '(min|max)(?:In|Ex)clusive'\] The value '(.*)' .+\('(.+)'\)/s,
    (_name, bound, value, limit) => ({
      message: `“${value}” is too ${bound === "min" ? "small" : "large"}.`,
      remedy: `The limit is ${limit}.`,
      isOfText: true,
    }),
  ],
  [
    /^'(.*)' is not a valid value of the (?:local )?(?:atomic|union|list) type(?: '(.+)')?/s,
    (_name, value, type = "") => ({
      message: `${valueOf(value!)}${type ? `: its type is ${type.replace(/^\{.*\}/, "")}` : ""}.`,
      remedy: formOf(type),
      isOfText: true,
    }),
    "xsd-atomic-type",
  ],
  [
    /^Character content (?:other than whitespace )?is not allowed/,
    (name) => ({
      message: `<${name}> has text in it, where only elements may stand.`,
      remedy: "Remove the text: look for a stray character between two tags.",
    }),
    "xsd-element-only",
  ],
  [
    /^Element content is not allowed/,
    (name) => ({
      message: `<${name}> has an element in it, where only text may stand.`,
      remedy: "Write the value as text alone.",
    }),
    "xsd-simple-type-content",
  ],
  [
    /^No match found for key-sequence \['(.+)'\] of keyref/,
    (_name, key) => ({
      message: `“${key}” refers to nothing in this message.`,
      remedy: "Correct the reference, or add what it refers to.",
    }),
  ],
  [
    /^Duplicate key-sequence \['(.+)'\]/,
    (_name, key) => ({ message: `“${key}” is there more than once.`, remedy: "Give each its own." }),
  ],
];
