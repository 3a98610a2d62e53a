import type { z } from "zod";

import { ContentError } from "./content-error";
import { describeIssue } from "./describe-issue";
import type { Subject } from "./describe-issue";

interface FieldsSource {
  file: string;
  subject: Subject;
  lineOf(key: PropertyKey | undefined): number;
}

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
  const { key, message, remedy } = describeIssue(issue, data, Object.keys(schema.shape), subject);
  throw new ContentError(file, lineOf(key), message, remedy);
};
