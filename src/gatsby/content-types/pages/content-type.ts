import type { CreatePagesArgs } from "gatsby";

import { contentFolders } from "../../../config/content";
import { paths, idOfFile } from "../../../utils/paths";
import { toContentFields, type ContentFields, type ContentSource } from "../../content/node-builder";
import { pageFrontmatter, parseFrontmatter } from "../../../diagnostics/frontmatter";
import { isBuilt, queried, templateOf } from "../../content/pages";
import type { ContentLocation } from "../../locations/docs-location";
import type { MdxContentType } from "../../registry/content-type";

const pagesLocation: ContentLocation = {
  folder: contentFolders.pages,
  route: (id, slug) => paths.page(slug ?? id),
};

interface PageFields extends ContentFields {
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

export interface ContentPageContext {
  id: string;
}

const query = async (graphql: CreatePagesArgs["graphql"]) =>
  graphql<Queries.CreateContentPagesQuery>(`
    query CreateContentPages {
      allPage {
        nodes {
          id
          path
          file
          draft
          interactive
        }
      }
    }
  `);

const createContentPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The content pages", query(graphql), reporter);
  if (!data) return;
  for (const page of data.allPage.nodes.filter(isBuilt)) {
    const context: ContentPageContext = { id: page.id };
    actions.createPage({ path: page.path, component: templateOf("page", page), context });
  }
};

/** Pages of text outside the documentation. */
export const pages: MdxContentType<PageFields> = {
  ...pagesLocation,
  name: "pages",
  type: "Page",
  frontmatter: pageFrontmatter,
  needed: (name) => ({ title: name, description: name }),
  toFields: toPage,
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
