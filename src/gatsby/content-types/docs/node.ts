import type { Node } from "gatsby";

import { pageFrontmatter, validateFrontmatter } from "../../../diagnostics/frontmatter";
import { idOfFile } from "../../../utils/paths";
import { type ContentFields, type ContentSource, toContentFields } from "../../content/node-builder";
import { docRoute, versionOfDoc } from "../../locations/docs-location";

export interface DocFields extends ContentFields {
  type: "Doc";
  /** "parser/overview"; a section's index page has the section's id, "parser". If released: "0.4.4/parser". */
  docId: string;
  sidebarLabel: string;
  /** Name of its released version; null for the current one. */
  version: string | null;
}

export type DocNode = Node & DocFields;

/** Returns the `Doc` fields of a file in content/docs. */
export const toDoc = (source: ContentSource): DocFields => {
  const frontmatter = validateFrontmatter(pageFrontmatter, source.frontmatter, source.raw, source.file);
  const docId = idOfFile(source.relativePath);
  return {
    ...toContentFields(frontmatter, source, docRoute(docId, frontmatter.slug)),
    type: "Doc",
    docId,
    sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
    version: versionOfDoc(docId),
  };
};
