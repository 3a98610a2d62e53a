import { isMap, isScalar } from "yaml";
import { z } from "zod";

import { withVersion } from "../config/version";
import { withTrailingSlash } from "../utils/paths";
import { errorIn, toDiagnostic } from "./diagnostic";
import { parseFields } from "./parse-fields";
import { splitFrontmatter } from "./split-frontmatter";
import { parseYaml, yamlFile } from "./yaml-file";

/** Part of a route below the content type's base path. */
export const route = z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);

/** A whole route of this site, with or without its trailing slash. */
const earlierRoute = z
  .string()
  .refine((value) => /^\/[a-z0-9]+(?:[-/.][a-z0-9]+)*\/?$/.test(value), {
    message: "not a route",
    params: { remedy: 'Write it from the root of the site, like "/docs/parser/start/"' },
  })
  .transform(withTrailingSlash);

const tocLevel = z.int().min(2).max(6);

/** A text that can have `<Version />` in it. */
const text = (most = Infinity) => z.string().transform(withVersion).pipe(z.string().min(1).max(most));

/** The frontmatter of a page. The comments on its fields are the reference for authors. */
export const pageFrontmatter = z.strictObject({
  /** The h1 and the page title. */
  title: text(),
  /** For search engines and social cards. */
  description: text(160),
  /** Shorter name in the sidebar. */
  sidebarLabel: text().optional(),
  /** Position in a sidebar that lists its folder automatically; pages without an order come last. */
  order: z.int().optional(),
  /** Route below the content type's base path, instead of the file's path. */
  slug: route.optional(),
  /** Earlier routes of the page, from the site root, that redirect to it. */
  redirectFrom: z.array(earlierRoute).default([]),
  /** Built only in develop. */
  draft: z.boolean().default(false),
  /** Levels of the headings in the table of contents. */
  tocMinLevel: tocLevel.default(2),
  tocMaxLevel: tocLevel.default(3),
  hideToc: z.boolean().default(false),
  /** Other names of the page, for the search. */
  keywords: z.array(z.string().min(1)).default([]),
  /** Compile as an MDX module, with imports, exports and expressions. */
  interactive: z.boolean().default(false),
  /** False hides the page from the search. */
  search: z.boolean().default(true),
  /** A file next to the text, cut to 1200 × 630 for link previews; without it, a card is drawn. */
  image: z.string().min(1).optional(),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;

const parsed = new Map<string, ReturnType<typeof parseYaml>>();

/** Parses the YAML of a file once, though gatsby-plugin-mdx reads it, too. */
const parseOnce = (yaml = "") => {
  const known = parsed.get(yaml) ?? parseYaml(yaml);
  parsed.set(yaml, known);
  return known;
};

/** Returns the line of a frontmatter key in its file; 1 if the key is missing. */
export const lineOfKey = (raw: string, key: PropertyKey | undefined): number => {
  const { yaml } = splitFrontmatter(raw);
  const { contents } = parseOnce(yaml).document;
  const found = isMap(contents) ? contents.items.find((item) => String(item.key) === String(key)) : undefined;
  const offset = isScalar(found?.key) ? found.key.range?.[0] : undefined;
  return offset === undefined ? 1 : yaml!.slice(0, offset).split("\n").length + 1;
};

/** Returns a frontmatter value as written, because YAML reads "2025-02-30" as a day in March. */
export const writtenValue = (raw: string, key: string): string | undefined => {
  const value = parseOnce(splitFrontmatter(raw).yaml).document.get(key, true);
  return isScalar(value) && value.value !== null ? (value.source ?? String(value.value)) : undefined;
};

const subject = { name: "frontmatter", place: "between the --- lines" };

export const validateFrontmatter = <Schema extends z.ZodObject>(
  schema: Schema,
  data: Record<string, unknown>,
  raw: string,
  file: string,
): z.infer<Schema> => parseFields(schema, data, { file, subject, lineOf: (key) => lineOfKey(raw, key) });

/** Returns the values and the text of a content file; no values if the YAML can't be parsed. */
export const parseFrontmatter = (raw: string) => {
  const { yaml, body, lineOffset } = splitFrontmatter(raw);
  const { document } = parseOnce(yaml);
  const values: unknown = document.errors.length > 0 ? null : document.toJS();
  return { frontmatter: (values ?? {}) as Record<string, unknown>, body, lineOffset };
};

/** Throws a ContentError if the YAML between the --- lines can't be parsed. */
export const assertFrontmatterSyntax = (raw: string, file: string): void => {
  const { yaml } = splitFrontmatter(raw);
  if (yaml === undefined) throw errorIn(file, 1, toDiagnostic("frontmatter-missing"));
  yamlFile(yaml, file, "frontmatter is", 1, parseOnce(yaml));
};
