import { docsPlace } from "../../locations/docs-location";
import { pageFrontmatter } from "../../../diagnostics/frontmatter";
import { paths } from "../../../utils/paths";
import { readingMinutes } from "../../../utils/text/reading-minutes";
import { isBuilt } from "../../content/is-built";
import type { MdxContentType } from "../../registry/content-type";
import { createDocPages } from "./create-doc-pages";
import { toDoc } from "./node";
import type { DocFields, DocNode } from "./node";
import { relatedResolver } from "./resolve-related";
import { docResolvers } from "./resolvers";
import { docTypes } from "./schema";
import { sectionOfDoc } from "./section-of-doc";
import { toSearchFacts } from "./to-search-facts";
import { toMarkdownFacts } from "./to-markdown-facts";

/** Pages of the documentation. */
export const docs: MdxContentType<DocFields> = {
  ...docsPlace,
  name: "docs",
  type: "Doc",
  frontmatter: pageFrontmatter,
  needed: (name) => ({ title: name, description: name }),
  toFields: toDoc,
  schema: docTypes,
  resolvers: (tools) => ({
    ...tools.fields,
    ...docResolvers,
    section: { resolve: sectionOfDoc },
    readingTime: tools.compiled<DocNode>(({ words }, { docId }) =>
      docId.startsWith("guides/") ? readingMinutes(words) : null,
    ),
    related: relatedResolver(tools),
  }),
  createPages: createDocPages,
  ownRoutes: [paths.docs()],
  // The sidebars' check covers docs and sidebars.
  diagnostics: () => [],
  sidebar: null,
  page: {
    isListed: isBuilt,
    isCanonical: ({ version }) => version === null,
    hasExcerpt: false,
    lastChange: (_doc, lastUpdated) => lastUpdated,
    section: sectionOfDoc,
    markdownVersion: toMarkdownFacts,
    search: toSearchFacts,
  },
};
