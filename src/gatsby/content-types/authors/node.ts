import { z } from "zod";

import { idOfFile } from "../../../utils/paths";
import { lineOffsetOf } from "../../content/content-fields";
import { authorsLocation } from "./location";
import { parseFrontmatter, route } from "../../../diagnostics/frontmatter";
import type { CompiledFields, ContentSource } from "../../content/node-builder";

export interface AuthorFields extends CompiledFields {
  type: "Author";
  key: string;
  name: string;
  /** Role in the project. */
  title: string | null;
  links: { kind: string; url: string }[];
  image: string | null;
}

/** The frontmatter of an author; the text below it is the bio. */
export const authorFrontmatter = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  /** From a type, like "github" or "website", to a URL. */
  links: z.record(z.string(), z.url()).default({}),
  /** A file next to the text; without one, the site shows initials. */
  image: z.string().min(1).optional(),
  /** Has its own page. */
  page: z.boolean().default(false),
  /** Route of the page below /blog/authors/, instead of the file's name. */
  permalink: z
    .string()
    .transform((value) => value.replace(/^\/|\/$/g, ""))
    .pipe(route)
    .optional(),
});

/** The `Author` fields of a file in content/authors. */
export const toAuthor = (source: ContentSource): AuthorFields => {
  const { raw, file } = source;
  const { page, permalink, links, ...author } = parseFrontmatter(authorFrontmatter, source.frontmatter, raw, file);
  const key = idOfFile(source.relativePath);
  return {
    type: "Author",
    key,
    name: author.name,
    title: author.title ?? null,
    links: Object.entries(links).map(([kind, url]) => ({ kind, url })),
    image: author.image ?? null,
    path: page || permalink ? authorsLocation.route(key, permalink) : null,
    file,
    lineOffset: lineOffsetOf(source),
    interactive: false,
  };
};
