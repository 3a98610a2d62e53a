import { contentFolders } from "../../../config/content";
import { pageFrontmatter, validateFrontmatter } from "../../../diagnostics/frontmatter";
import { idOfFile, paths } from "../../../utils/paths";
import { type ContentFields, type ContentSource, toContentFields } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { ContentLocation } from "../../locations/docs-location";
import type { MdxContentType } from "../../registry/content-type";

const pagesLocation: ContentLocation = {
  folder: contentFolders.pages,
  route: (id, slug) => paths.page(slug ?? id),
};

interface PageFields extends ContentFields {
  type: "Page";
}

/** Returns the `Page` fields of a file in content/pages. */
export const toPage = (source: ContentSource): PageFields => {
  const frontmatter = validateFrontmatter(pageFrontmatter, source.frontmatter, source.raw, source.file);
  return {
    type: "Page",
    ...toContentFields(frontmatter, source, pagesLocation.route(idOfFile(source.relativePath), frontmatter.slug)),
  };
};

/** Pages of text outside the documentation. */
export const pages: MdxContentType<PageFields> = {
  ...pagesLocation,
  name: "pages",
  type: "Page",
  frontmatter: pageFrontmatter,
  placeholderFrontmatter: (name) => ({ title: name, description: name }),
  toFields: toPage,
  resolvers: ({ fields }) => fields,
  page: {
    template: "page",
    isListed: isBuilt,
    section: () => null,
    markdownVersion: () => ({ order: 0 }),
    search: () => ({ kind: "guide", version: null }),
  },
};
