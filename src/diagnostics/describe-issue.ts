import type { z } from "zod";

import { nearest } from "../utils/text/nearest";

/** What the checked values belong to, for messages. */
export interface Subject {
  /** As in `frontmatter "title"`. */
  name: string;
  /** Message for an unknown key. */
  unknown(key: string): string;
  /** Where to add a missing line. */
  place: string;
}

export interface Description {
  key: PropertyKey | undefined;
  message: string;
  remedy: string;
}

const typeOf = (value: unknown): string => {
  if (value === null) return "empty";
  if (value instanceof Date) return "a date";
  if (Array.isArray(value)) return "a list";
  return { string: "text", number: "a number", boolean: "true or false" }[typeof value as string] ?? "a map";
};

const expectedType: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  int: "a whole number",
  number: "a whole number",
  array: "a list",
  record: "a map",
  object: "a map",
};

/** What's wrong with a value and what to do about it, from the schema's first error. */
export const describeIssue = (
  issue: z.core.$ZodIssue,
  data: unknown,
  known: readonly string[],
  subject: Subject,
): Description => {
  const key = issue.path[0];
  const name = issue.path.join(".");
  const said = name === "" ? subject.name : `${subject.name} "${name}"`;
  const value = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
  switch (issue.code) {
    case "unrecognized_keys": {
      const unknown = issue.keys[0] ?? "";
      if (issue.path.length > 0)
        return { key, message: `${said} has the unknown key "${unknown}"`, remedy: "Remove it" };
      const guess = nearest(unknown, known);
      return {
        key: unknown,
        message: subject.unknown(unknown),
        remedy: guess ? `Did you mean "${guess}"?` : `Use only: ${known.join(", ")}`,
      };
    }
    case "invalid_type":
      if (value === undefined)
        return {
          key,
          message: `${subject.name} has no "${name}"`,
          remedy: `Add a line "${name}: …" ${subject.place}`,
        };
      return {
        key,
        message: `${said} is ${typeOf(value)}, not ${expectedType[issue.expected] ?? issue.expected}`,
        remedy: issue.expected === "string" ? `Put the value of "${name}" in quotes` : `Correct the value of "${name}"`,
      };
    case "too_big":
      return typeof value === "string"
        ? {
            key,
            message: `${said} has ${value.length} characters, more than ${issue.maximum}`,
            remedy: `Shorten it to ${issue.maximum} characters or fewer`,
          }
        : {
            key,
            message: `${said} is ${String(value)}, above ${issue.maximum}`,
            remedy: `Use ${issue.maximum} at most`,
          };
    case "too_small":
      if (Array.isArray(value)) return { key, message: `${said} is an empty list`, remedy: "Name at least one" };
      return typeof value === "string"
        ? { key, message: `${said} is empty`, remedy: `Write a value for "${name}"` }
        : {
            key,
            message: `${said} is ${String(value)}, below ${issue.minimum}`,
            remedy: `Use ${issue.minimum} at least`,
          };
    case "invalid_value":
      return {
        key,
        message: `${said} is not valid: "${String(value)}"`,
        remedy: `Use one of: ${issue.values.join(", ")}`,
      };
    case "custom":
      return { key, message: `${said} is ${issue.message}: "${String(value)}"`, remedy: String(issue.params?.remedy) };
    default:
      return {
        key,
        message: `${said} is not valid: "${String(value)}"`,
        remedy:
          issue.code === "invalid_format" && issue.format === "url"
            ? "Write a whole address, like https://example.org/"
            : `Use lower-case words joined by "-" or "/", like "parser/quick-start"`,
      };
  }
};
