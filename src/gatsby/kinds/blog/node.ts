import { idOfFile } from "../../../utils/paths";
import { toContentFields } from "../../content/content-fields";
import { contentRoute } from "../../../content-files/content-route";
import { parseFrontmatter, writtenValue } from "../../../problems/frontmatter";
import type { ContentFields, ContentSource } from "../../content/node-builder";
import { postFrontmatter } from "./frontmatter";

export interface BlogPostFields extends ContentFields {
  type: "BlogPost";
  slug: string;
  /** ISO time, UTC. */
  date: string;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  unlisted: boolean;
}

/** The `BlogPost` fields of a file in content/blog. */
export const toBlogPost = (source: ContentSource): BlogPostFields => {
  const { raw, file, relativePath } = source;
  const date = writtenValue(raw, "date");
  const values = { ...source.frontmatter, ...(date !== undefined && { date }) };
  const frontmatter = parseFrontmatter(postFrontmatter, values, raw, file);
  const slug = frontmatter.slug ?? idOfFile(relativePath);
  return {
    type: "BlogPost",
    slug,
    date: new Date(frontmatter.date).toISOString(),
    authors: frontmatter.authors,
    tags: frontmatter.tags,
    unlisted: frontmatter.unlisted,
    ...toContentFields(frontmatter, source, contentRoute("blog", relativePath, frontmatter.slug)),
  };
};
