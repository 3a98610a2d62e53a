import type { CreatePagesArgs } from "gatsby";

import { paths, withTrailingSlash } from "../../../utils/paths";
import { allVersions } from "../../config/all-versions";
import { isBuilt } from "../../content/is-built";
import { queried } from "../../content/queried";
import { redirectPage } from "../../content/redirect-page";
import { templateOf } from "../../content/template";

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
export const createDocPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
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
