import { isMap, parseDocument } from "yaml";
import { z } from "zod";

import { nearest } from "../../utils/nearest";
import { ContentError } from "../mdx/content-error";

const tocLevel = z.int().min(2).max(6);

/** The frontmatter of a page; its field docs are the writer's reference. */
export const pageFrontmatter = z.strictObject({
  /** The h1 and the page title. */
  title: z.string().min(1),
  /** For search engines and cards. */
  description: z.string().min(1).max(160),
  /** Shorter name in the sidebar. */
  sidebarLabel: z.string().min(1).optional(),
  /** Route below the kind's own, instead of the file's path. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
    .optional(),
  /** Built in develop only. */
  draft: z.boolean().default(false),
  tocMinLevel: tocLevel.default(2),
  tocMaxLevel: tocLevel.default(3),
  hideToc: z.boolean().default(false),
  keywords: z.array(z.string().min(1)).default([]),
  /** Compile as an MDX module, with imports, exports and expressions. */
  interactive: z.boolean().default(false),
  /** Social card image, a file beside the text. */
  image: z.string().min(1).optional(),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

const yamlOf = (raw: string): string | undefined => FRONTMATTER.exec(raw)?.[1];

/** Line of a frontmatter key in its file; 1 when the key is not there. */
const lineOfKey = (raw: string, key: PropertyKey | undefined): number => {
  const yaml = yamlOf(raw);
  const { contents } = parseDocument(yaml ?? "");
  if (!yaml || !isMap(contents)) return 1;
  const found = contents.items.find((item) => String(item.key) === String(key));
  const offset = (found?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
  return offset === undefined ? 1 : yaml.slice(0, offset).split("\n").length + 1;
};

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
};

const describeIssue = (
  issue: z.core.$ZodIssue,
  data: Record<string, unknown>,
  known: string[],
): { key: PropertyKey | undefined; problem: string; remedy: string } => {
  const key = issue.path[0];
  const name = issue.path.join(".");
  const value = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
  switch (issue.code) {
    case "unrecognized_keys": {
      const unknown = issue.keys[0] ?? "";
      const guess = nearest(unknown, known);
      return {
        key: unknown,
        problem: `unknown frontmatter key "${unknown}"`,
        remedy: guess ? `Did you mean "${guess}"?` : `Use only: ${known.join(", ")}`,
      };
    }
    case "invalid_type":
      if (value === undefined)
        return {
          key,
          problem: `frontmatter has no "${name}"`,
          remedy: `Add a line "${name}: …" between the --- lines`,
        };
      return {
        key,
        problem: `frontmatter "${name}" is ${typeOf(value)}, not ${expectedType[issue.expected] ?? issue.expected}`,
        remedy: issue.expected === "string" ? `Put the value of "${name}" in quotes` : `Correct the value of "${name}"`,
      };
    case "too_big":
      return typeof value === "string"
        ? {
            key,
            problem: `frontmatter "${name}" has ${value.length} characters, more than ${issue.maximum}`,
            remedy: `Shorten it to ${issue.maximum} characters or fewer`,
          }
        : {
            key,
            problem: `frontmatter "${name}" is ${String(value)}, above ${issue.maximum}`,
            remedy: `Use ${issue.maximum} at most`,
          };
    case "too_small":
      return typeof value === "string"
        ? { key, problem: `frontmatter "${name}" is empty`, remedy: `Write a value for "${name}"` }
        : {
            key,
            problem: `frontmatter "${name}" is ${String(value)}, below ${issue.minimum}`,
            remedy: `Use ${issue.minimum} at least`,
          };
    default:
      return {
        key,
        problem: `frontmatter "${name}" is not valid: "${String(value)}"`,
        remedy: `Use lower-case words joined by "-" or "/", like "parser/quick-start"`,
      };
  }
};

/** Frontmatter checked against its schema. Throws a ContentError for the first fault, with its line and a remedy. */
export const parseFrontmatter = <Schema extends z.ZodObject>(
  schema: Schema,
  data: Record<string, unknown>,
  raw: string,
  file: string,
): z.infer<Schema> => {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]!;
  const { key, problem, remedy } = describeIssue(issue, data, Object.keys(schema.shape));
  throw new ContentError(file, lineOfKey(raw, key), problem, remedy);
};

/** Throws a ContentError when the YAML between the --- lines cannot be read. */
export const checkFrontmatterSyntax = (raw: string, file: string): void => {
  const yaml = yamlOf(raw);
  if (yaml === undefined)
    throw new ContentError(file, 1, "the file has no frontmatter", 'Start it with "---", title and description, "---"');
  const error = parseDocument(yaml).errors[0];
  if (!error) return;
  const line = (error.linePos?.[0].line ?? 0) + 1;
  const problem = `frontmatter is not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}`;
  throw new ContentError(
    file,
    line,
    problem,
    "Put values that contain a colon or begin with a special character in quotes",
  );
};
