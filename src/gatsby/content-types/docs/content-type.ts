import type { CreatePagesArgs } from "gatsby";

import { paths, withTrailingSlash } from "../../../utils/paths";
import { allVersions, currentConfig } from "../../config/all-versions";
import { isBuilt, queried, redirectPage, templateOf } from "../../content/pages";
import { docsLocation } from "../../locations/docs-location";
import { pageFrontmatter } from "../../../diagnostics/frontmatter";
import { readingMinutes } from "../../../utils/text/counted";
import { toDoc, type DocFields, type DocNode } from "./node";
import { relatedResolver } from "./resolve-related";
import { docResolvers } from "./resolvers";
import { orderOfDoc, sectionOfDoc } from "./sidebar-items";
import type { MdxContentType } from "../../registry/content-type";
import type { SearchKind } from "../../../config/search-facets";

/** Keys of a docs page: its node, and the sidebar in its layout. */
export interface DocPageContext {
  id: string;
  sidebar: string | null;
}

const query = async (graphql: CreatePagesArgs["graphql"]) =>
  graphql<Queries.CreateDocPagesQuery>(`
    query CreateDocPages {
      allDoc {
        nodes {
          id
          docId
          path
          file
          draft
          interactive
          sidebar
        }
      }
    }
  `);

/** Creates one page per doc, and per version the page that redirects to its main doc: /docs/, /docs/0.4.4/. */
const createDocPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The docs", query(graphql), reporter);
  if (!data) return;
  for (const doc of data.allDoc.nodes.filter(isBuilt)) {
    const context: DocPageContext = { id: doc.id, sidebar: doc.sidebar };
    actions.createPage({ path: doc.path, component: templateOf("doc", doc), context });
  }
  for (const { isLast, path: versionPath, mainDocId } of allVersions()) {
    const main = data.allDoc.nodes.find(({ docId }) => docId === mainDocId);
    const from = isLast ? paths.docs() : withTrailingSlash(versionPath);
    // Develop works without a main doc, which is reported. One at the version's own route needs no redirect.
    if (!main || main.path === from) continue;
    actions.createPage(redirectPage(from, main.path));
  }
};

const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** The search facets of a doc: `kind`, which depends on its folder, and its version. */
const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});

/** Pages of the documentation. */
export const docs: MdxContentType<DocFields> = {
  ...docsLocation,
  name: "docs",
  type: "Doc",
  frontmatter: pageFrontmatter,
  needed: (name) => ({ title: name, description: name }),
  toFields: toDoc,
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
    markdownVersion: (doc) => ({ order: orderOfDoc(doc) }),
    search: toSearchFacts,
  },
};
