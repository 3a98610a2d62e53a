import { idOfFile } from "../../../utils/paths";
import { toContentFields } from "../../content/content-fields";
import { blogLocation } from "./location";
import { parseFrontmatter, writtenValue } from "../../../diagnostics/frontmatter";
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
  const id = idOfFile(relativePath);
  return {
    type: "BlogPost",
    slug: frontmatter.slug ?? id,
    date: new Date(frontmatter.date).toISOString(),
    authors: frontmatter.authors,
    tags: frontmatter.tags,
    unlisted: frontmatter.unlisted,
    ...toContentFields(frontmatter, source, blogLocation.route(id, frontmatter.slug)),
  };
};
