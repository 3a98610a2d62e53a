import { pageFrontmatter } from "../../../diagnostics/frontmatter";
import { isBuilt } from "../../content/is-built";
import type { MdxContentType } from "../../registry/content-type";
import { createContentPages } from "./create-content-pages";
import { toPage } from "./node";
import type { PageFields } from "./node";
import { pagesLocation } from "./location";
import { pageTypes } from "./schema";

/** Pages of text outside the documentation. */
export const pages: MdxContentType<PageFields> = {
  ...pagesLocation,
  name: "pages",
  type: "Page",
  frontmatter: pageFrontmatter,
  needed: (name) => ({ title: name, description: name }),
  toFields: toPage,
  schema: pageTypes,
  resolvers: ({ fields }) => fields,
  createPages: createContentPages,
  ownRoutes: [],
  diagnostics: () => [],
  sidebar: null,
  page: {
    isListed: isBuilt,
    isCanonical: () => true,
    hasExcerpt: false,
    lastChange: (_page, lastUpdated) => lastUpdated,
    section: () => null,
    markdownVersion: () => ({ order: 0 }),
    search: () => ({ kind: "guide", version: null }),
  },
};
