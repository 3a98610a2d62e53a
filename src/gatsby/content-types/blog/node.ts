import { z } from "zod";

import { contentFolders } from "../../../config/content";
import { pageFrontmatter, validateFrontmatter, writtenValue } from "../../../diagnostics/frontmatter";
import { idOfFile, paths } from "../../../utils/paths";
import { type ContentFields, type ContentSource, toContentFields } from "../../content/node-builder";
import type { ContentLocation } from "../../locations/docs-location";

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|z|[+-]\d\d:\d\d))?$/;

/** Returns whether the text is an ISO date, or an ISO time with a zone, that exists in the calendar. */
const isDate = (text: string): boolean => {
  const [, year = "", month = "", day = ""] = ISO.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return (
    year !== "" &&
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() === Number(month) - 1 &&
    !isNaN(Date.parse(text))
  );
};

/** The frontmatter of a post. The comments on its fields are the reference for authors. */
export const postFrontmatter = pageFrontmatter.omit({ sidebarLabel: true }).extend({
  /** Publication date, or time with its zone. A date is UTC. The first build after it publishes the post. */
  date: z.string().refine(isDate, {
    error: "not a valid date",
    params: { remedy: "Write a day like 2025-09-22, or a time with its zone like 2025-12-31T23:30:00Z" },
  }),
  /** Keys in content/authors. */
  authors: z.array(z.string().min(1)).min(1),
  /** Keys in content/tags.yaml. */
  tags: z.array(z.string().min(1)).default([]),
  /** Has a page, but isn't in any list, feed or sitemap. */
  unlisted: z.boolean().default(false),
});

export const blogLocation: ContentLocation = {
  folder: contentFolders.blog,
  route: (id, slug) => paths.blogPost(slug ?? id),
};

export interface BlogPostFields extends ContentFields {
  type: "BlogPost";
  slug: string;
  date: string;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  unlisted: boolean;
}

/** Returns the `BlogPost` fields of a file in content/blog. */
export const toBlogPost = (source: ContentSource): BlogPostFields => {
  const { raw, file, relativePath } = source;
  const date = writtenValue(raw, "date");
  const values = { ...source.frontmatter, ...(date !== undefined && { date }) };
  const frontmatter = validateFrontmatter(postFrontmatter, values, raw, file);
  const id = idOfFile(relativePath);
  return {
    ...toContentFields(frontmatter, source, blogLocation.route(id, frontmatter.slug)),
    type: "BlogPost",
    slug: frontmatter.slug ?? id,
    date: new Date(frontmatter.date).toISOString(),
    authors: frontmatter.authors,
    tags: frontmatter.tags,
    unlisted: frontmatter.unlisted,
  };
};
