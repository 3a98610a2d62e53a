import type { z } from "zod";

import { nearest } from "../utils/text/nearest";
import { ContentError, type Diagnostic } from "./diagnostic";

/** What the checked values belong to, for messages. */
export interface Subject {
  name: string;
  unknown(key: string): string;
  /** Where to add a missing line. */
  place: string;
}

interface FieldsSource {
  file: string;
  subject: Subject;
  lineOf(key: PropertyKey | undefined): number;
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

const describeIssue = (
  issue: z.core.$ZodIssue,
  data: unknown,
  known: readonly string[],
  subject: Subject,
): Diagnostic => {
  const name = issue.path.join(".");
  const said = name === "" ? subject.name : `${subject.name} "${name}"`;
  const value = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
  const shown = String(value);
  const is = (what: string, remedy: string): Diagnostic => ({ message: `${said} is ${what}`, remedy });
  switch (issue.code) {
    case "unrecognized_keys": {
      const [unknown = ""] = issue.keys;
      if (issue.path.length > 0) return { message: `${said} has the unknown key "${unknown}"`, remedy: "Remove it" };
      const guess = nearest(unknown, known);
      const remedy = guess ? `Did you mean "${guess}"?` : `Use only: ${known.join(", ")}`;
      return { message: subject.unknown(unknown), remedy };
    }
    case "invalid_type": {
      if (value === undefined)
        return { message: `${subject.name} has no "${name}"`, remedy: `Add a line "${name}: …" ${subject.place}` };
      const remedy =
        issue.expected === "string" ? `Put the value of "${name}" in quotes` : `Correct the value of "${name}"`;
      return is(`${typeOf(value)}, not ${expectedType[issue.expected] ?? issue.expected}`, remedy);
    }
    case "too_big": {
      const { maximum } = issue;
      if (typeof value !== "string") return is(`${shown}, above ${maximum}`, `Use ${maximum} at most`);
      const message = `${said} has ${value.length} characters, more than ${maximum}`;
      return { message, remedy: `Shorten it to ${maximum} characters or fewer` };
    }
    case "too_small":
      if (Array.isArray(value)) return is("an empty list", "Name at least one");
      if (typeof value === "string") return is("empty", `Write a value for "${name}"`);
      return is(`${shown}, below ${issue.minimum}`, `Use ${issue.minimum} at least`);
    case "invalid_value":
      return is(`not valid: "${shown}"`, `Use one of: ${issue.values.join(", ")}`);
    case "custom":
      return is(`${issue.message}: "${shown}"`, String(issue.params?.remedy));
    default:
      return is(
        `not valid: "${shown}"`,
        issue.code === "invalid_format" && issue.format === "url"
          ? "Write a whole address, like https://example.org/"
          : `Use lower-case words joined by "-" or "/", like "parser/quick-start"`,
      );
  }
};

/** Checks values against their schema. Throws a ContentError for the first mistake, with its line and a fix. */
export const parseFields = <Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  { file, subject, lineOf }: FieldsSource,
): z.infer<Schema> => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]!;
  const key = issue.path[0] ?? (issue.code === "unrecognized_keys" ? issue.keys[0] : undefined);
  const { message, remedy } = describeIssue(issue, data, Object.keys(schema.shape), subject);
  throw new ContentError(file, lineOf(key), message, remedy);
};
