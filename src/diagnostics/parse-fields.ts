import { mostLike } from "@ddex-suite/ern/text/likeness";
import type { z } from "zod";

import { type Diagnostic, errorIn, toDiagnostic } from "./diagnostic";

/** What the checked values belong to, for messages. */
export interface Subject {
  name: string;
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

const expectedTypes: Record<string, string> = {
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
  { name: subject, place }: Subject,
): Diagnostic => {
  const name = issue.path.join(".");
  const field = name === "" ? subject : `${subject} "${name}"`;
  const value = issue.path.reduce<unknown>(
    (current, part) => (current as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
  const values = { subject, place, name, field, value };
  switch (issue.code) {
    case "unrecognized_keys": {
      const [key = ""] = issue.keys;
      if (issue.path.length > 0) return toDiagnostic("field-unknown", { subject: field, key, guess: "Remove it" });
      const near = mostLike(key, known);
      const guess = near ? `Did you mean "${near}"?` : `Use only: ${known.join(", ")}`;
      return toDiagnostic(subject === "frontmatter" ? "frontmatter-unknown" : "field-unknown", { subject, key, guess });
    }
    case "invalid_type": {
      if (value === undefined) return toDiagnostic("field-missing", values);
      const expected = expectedTypes[issue.expected] ?? issue.expected;
      const code = issue.expected === "string" ? "field-text-type" : "field-type";
      return toDiagnostic(code, { ...values, is: typeOf(value), expected });
    }
    case "too_big": {
      const most = issue.maximum;
      return typeof value === "string"
        ? toDiagnostic("field-long", { ...values, length: value.length, most })
        : toDiagnostic("field-above", { ...values, most });
    }
    case "too_small":
      if (Array.isArray(value)) return toDiagnostic("field-empty-list", values);
      if (typeof value === "string") return toDiagnostic("field-empty", values);
      return toDiagnostic("field-below", { ...values, least: issue.minimum });
    case "invalid_value":
      return toDiagnostic("field-value", { ...values, known: issue.values.join(", ") });
    case "custom":
      return toDiagnostic("field-custom", { ...values, what: issue.message, remedy: issue.params?.remedy });
    default:
      return toDiagnostic(
        issue.code === "invalid_format" && issue.format === "url" ? "field-url" : "field-words",
        values,
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
  throw errorIn(file, lineOf(key), describeIssue(issue, data, Object.keys(schema.shape), subject));
};
