import type { Node } from "gatsby";

import { idOfFile } from "../../../utils/paths";
import { toContentFields } from "../../content/content-fields";
import { docsPlace } from "../../places/docs-place";
import { pageFrontmatter, parseFrontmatter } from "../../../problems/frontmatter";
import type { ContentFields, ContentSource } from "../../content/node-builder";

export interface DocFields extends ContentFields {
  type: "Doc";
  /** "parser/overview"; a section's index page has the section's own id, "parser". */
  docId: string;
  sidebarLabel: string;
}

export type DocNode = Node & DocFields;

/** The `Doc` fields of a file in content/docs. */
export const toDoc = (source: ContentSource): DocFields => {
  const frontmatter = parseFrontmatter(pageFrontmatter, source.frontmatter, source.raw, source.file);
  const docId = idOfFile(source.relativePath);
  return {
    type: "Doc",
    docId,
    sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
    ...toContentFields(frontmatter, source, docsPlace.route(docId, frontmatter.slug)),
  };
};
