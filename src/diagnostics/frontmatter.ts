import { isMap, isScalar, parseDocument } from "yaml";
import { z } from "zod";

import { ContentError } from "./content-error";
import type { Subject } from "./describe-issue";
import { parseFields } from "./parse-fields";
import { splitFrontmatter } from "./split-frontmatter";
import { withTrailingSlash } from "../utils/paths";

/** Words of a route below the kind's own. */
export const route = z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);

/** A whole route of this site, written with or without its last slash. */
const earlierRoute = z
  .string()
  .refine((value) => /^\/[a-z0-9]+(?:[-/.][a-z0-9]+)*\/?$/.test(value), {
    message: "no route",
    params: { remedy: 'Write it from the root of the site, like "/docs/parser/start/"' },
  })
  .transform(withTrailingSlash);

const tocLevel = z.int().min(2).max(6);

/** The frontmatter of a page; its field docs are the writer's reference. */
export const pageFrontmatter = z.strictObject({
  /** The h1 and the page title. */
  title: z.string().min(1),
  /** For search engines and cards. */
  description: z.string().min(1).max(160),
  /** Shorter name in the sidebar. */
  sidebarLabel: z.string().min(1).optional(),
  /** Place among the pages of its folder in a sidebar that is made of them; pages without one come last. */
  order: z.int().optional(),
  /** Route below the kind's own, instead of the file's path. */
  slug: route.optional(),
  /** Earlier routes of the page, from the site's root, which lead to it. */
  redirectFrom: z.array(earlierRoute).default([]),
  /** Built in develop only. */
  draft: z.boolean().default(false),
  tocMinLevel: tocLevel.default(2),
  tocMaxLevel: tocLevel.default(3),
  hideToc: z.boolean().default(false),
  keywords: z.array(z.string().min(1)).default([]),
  /** Compile as an MDX module, with imports, exports and expressions. */
  interactive: z.boolean().default(false),
  /** False: the search does not find the page. */
  search: z.boolean().default(true),
  /** Social card image, a file beside the text. */
  image: z.string().min(1).optional(),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;

/** Line of a frontmatter key in its file; 1 when the key is not there. */
export const lineOfKey = (raw: string, key: PropertyKey | undefined): number => {
  const { yaml } = splitFrontmatter(raw);
  const { contents } = parseDocument(yaml ?? "");
  if (!yaml || !isMap(contents)) return 1;
  const found = contents.items.find((item) => String(item.key) === String(key));
  const offset = (found?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
  return offset === undefined ? 1 : yaml.slice(0, offset).split("\n").length + 1;
};

/** A frontmatter value as it is written, for YAML reads "2025-02-30" as a day of March. */
export const writtenValue = (raw: string, key: string): string | undefined => {
  const value = parseDocument(splitFrontmatter(raw).yaml ?? "").get(key, true);
  return isScalar(value) && value.value !== null ? (value.source ?? String(value.value)) : undefined;
};

const frontmatter: Subject = {
  name: "frontmatter",
  unknown: (key) => `unknown frontmatter key "${key}"`,
  place: "between the --- lines",
};

/** Frontmatter checked against its schema. Throws a ContentError for the first fault, with its line and a remedy. */
export const parseFrontmatter = <Schema extends z.ZodObject>(
  schema: Schema,
  data: Record<string, unknown>,
  raw: string,
  file: string,
): z.infer<Schema> => parseFields(schema, data, { file, subject: frontmatter, lineOf: (key) => lineOfKey(raw, key) });

/** Throws a ContentError when the YAML between the --- lines cannot be read. */
export const checkFrontmatterSyntax = (raw: string, file: string): void => {
  const { yaml } = splitFrontmatter(raw);
  if (yaml === undefined)
    throw new ContentError(file, 1, "the file has no frontmatter", 'Start it with "---", title and description, "---"');
  const error = parseDocument(yaml).errors[0];
  if (!error) return;
  const line = (error.linePos?.[0].line ?? 0) + 1;
  const diagnostic = `frontmatter is not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}`;
  throw new ContentError(
    file,
    line,
    diagnostic,
    "Put values that contain a colon or begin with a special character in quotes",
  );
};
