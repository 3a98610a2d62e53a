import type { SidebarEntry } from "../../config/sidebars";
import { parseFrontmatter } from "../../diagnostics/frontmatter";
import type { ContentSource } from "../../gatsby/content/node-builder";
import type { DocFields } from "../../gatsby/content-types/docs/node";
import { toSidebarItems } from "../../gatsby/content-types/docs/sidebar-items";

/** Returns a content file as a node builder gets it: frontmatter as data and as YAML, and the body. */
export const contentSource = (
  frontmatter: Record<string, unknown>,
  { relativePath = "parser/overview.mdx", body = "\nText.\n", newline = "\n" } = {},
): ContentSource => {
  const yaml = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const raw = ["---", ...yaml, "---", body.replace(/\n/g, newline)].join(newline);
  return {
    ...parseFrontmatter(raw),
    frontmatter,
    raw,
    relativePath,
    file: `content/docs/${relativePath}`,
  };
};

/** Returns the fields of a doc, by its id. */
export const docFields = (docId: string, overrides: Partial<DocFields> = {}): DocFields => ({
  type: "Doc",
  docId,
  title: `Title of ${docId}`,
  sidebarLabel: `Label of ${docId}`,
  version: null,
  description: "What the page says.",
  path: `/docs/${docId}/`,
  file: `content/docs/${docId}.mdx`,
  body: "",
  redirectFrom: [],
  lineOffset: 4,
  draft: false,
  interactive: false,
  search: true,
  tocMinLevel: 2,
  tocMaxLevel: 3,
  hideToc: false,
  keywords: [],
  image: null,
  ...overrides,
});

/** Returns a sidebar's node, by its name and entries. */
export const sidebarNode = (name: string, entries: readonly SidebarEntry[]) => ({
  name,
  items: toSidebarItems(entries),
  internal: { contentDigest: JSON.stringify([name, entries]) },
});
