import { idOfFile } from "../../../utils/paths";
import { toContentFields } from "../../content/content-fields";
import { pagesLocation } from "./location";
import { pageFrontmatter, parseFrontmatter } from "../../../diagnostics/frontmatter";
import type { ContentFields, ContentSource } from "../../content/node-builder";

export interface PageFields extends ContentFields {
  type: "Page";
}

/** The `Page` fields of a file in content/pages. */
export const toPage = (source: ContentSource): PageFields => {
  const frontmatter = parseFrontmatter(pageFrontmatter, source.frontmatter, source.raw, source.file);
  return {
    type: "Page",
    ...toContentFields(frontmatter, source, pagesLocation.route(idOfFile(source.relativePath), frontmatter.slug)),
  };
};
