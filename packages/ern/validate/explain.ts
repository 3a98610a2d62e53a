import type { Explanation } from "../src";
import table from "./rewordings.json";

interface SchemaExplanation extends Explanation {
  attribute?: string;
  /** Whether it is about the element's text or an attribute's value. */
  isOfText?: boolean;
}

const LISTED = 8;

/** "a, b or c"; for a long list the first ones, and the number of others. */
const formatItems = (items: readonly string[]): string => {
  if (items.length > LISTED) return `${items.slice(0, LISTED).join(", ")} and ${items.length - LISTED} more`;
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} or ${items.at(-1)}` : (items[0] ?? "nothing");
};

const FORMS: Readonly<Record<string, string>> = {
  duration: "Write a duration as PT3M25S.",
  date: "Write a date as 2025-09-01.",
  dateTime: "Write a date and time as 2025-09-01T12:00:00Z.",
  boolean: "Write true or false.",
  integer: "Write a whole number.",
  decimal: "Write a number with a point, such as 1.5.",
  gYear: "Write a year of four digits.",
};

/** How a part of libxml2's message is written in ours. */
const formats: Readonly<Record<string, (part: string) => string>> = {
  // A star means any element; a namespace is in braces.
  names: (list) =>
    formatItems(
      list.split(", ").map((name) => (name.startsWith("##") ? "an element of another namespace" : name.trim())),
    ),
  values: (list) => formatItems(list.split(", ").map((value) => value.replace(/^'|'$/g, ""))),
  size: (bound) => (bound === "min" ? "small" : "large"),
  value: (value) => (value === "" ? "The value is empty" : `“${value}” isn't allowed here`),
  type: (type) => type && `: its type is ${type.replace(/^\{.*\}/, "")}`,
  form: (type) =>
    FORMS[type.replace(/^xs:/, "")] ??
    "Write a value of the form that the schema asks for; leave the element out where you have none.",
};

/** Replaces `{0}` with the element's name, `{1}` with the first part of libxml2's message, `{1:names}` with it as a list. */
const fill = (template: string, parts: readonly (string | undefined)[]): string =>
  template.replace(/\{(\d)(?::(\w+))?\}/g, (_, index: string, format?: string) => {
    const part = parts[Number(index)] ?? "";
    return format ? formats[format]!(part) : part;
  });

/** Patterns for what libxml2 reports after the element's name, and how to explain it. The first match counts. */
export const explanations = table.map((entry) => ({ ...entry, pattern: new RegExp(entry.pattern) }));

const ABOUT = /^Element '(?:\{.*?\})?([^']+)'(?:, attribute '(?:\{.*?\})?([^']+)')?: /;

/** Rewrites what libxml2 reports about an element or an attribute in plain words, or returns it unchanged if there are none. */
export const explain = (text: string): SchemaExplanation => {
  const [about = "", name = "", attribute] = ABOUT.exec(text) ?? [];
  const complaint = text.slice(about.length).trim();
  for (const { pattern, message, remedy, ...facts } of explanations) {
    const match = pattern.exec(complaint);
    if (!match) continue;
    const parts = [name, ...match.slice(1)];
    return { message: fill(message, parts), remedy: fill(remedy, parts), ...facts, attribute };
  }
  return { message: name ? `<${name}>: ${complaint}` : complaint, remedy: "", attribute };
};
