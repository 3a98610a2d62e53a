import { toContentFields } from "../../content/content-fields";
import { contentRoute } from "../../../content-files/content-route";
import { pageFrontmatter, parseFrontmatter } from "../../../problems/frontmatter";
import type { ContentFields, ContentSource } from "../../content/node-builder";

export interface PageFields extends ContentFields {
  type: "Page";
}

/** The `Page` fields of a file in content/pages. */
export const toPage = (source: ContentSource): PageFields => {
  const frontmatter = parseFrontmatter(pageFrontmatter, source.frontmatter, source.raw, source.file);
  return {
    type: "Page",
    ...toContentFields(frontmatter, source, contentRoute("pages", source.relativePath, frontmatter.slug)),
  };
};
