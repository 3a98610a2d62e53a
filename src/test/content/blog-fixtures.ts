import type { BlogPostFields } from "../../gatsby/content-types/blog/node";
import { docFields } from "./fixtures";

/** Returns the fields of a post, by its slug. */
export const postFields = (slug: string, overrides: Partial<BlogPostFields> = {}): BlogPostFields => ({
  ...docFields(slug),
  type: "BlogPost",
  slug,
  path: `/blog/${slug}/`,
  file: `content/blog/${slug}.mdx`,
  date: "2025-10-07T00:00:00.000Z",
  authors: ["team"],
  tags: [],
  unlisted: false,
  ...overrides,
});
