import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { currentConfig } from "../../config/current-config";
import { isBuilt } from "../../content/is-built";
import { queried } from "../../content/queried";
import { templateOf } from "../../content/template";

/** Keys of a docs page: its node, and the sidebar that its layout shows. */
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

/** One page for each doc, and /docs/, which leads to the main doc. */
export const createDocPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The docs", query(graphql), reporter);
  if (!data) return;
  for (const doc of data.allDoc.nodes.filter(isBuilt)) {
    const context: DocPageContext = { id: doc.id, sidebar: doc.sidebar };
    actions.createPage({ path: doc.path, component: templateOf("doc", doc), context });
  }
  const last = currentConfig.versions.find(({ isLast }) => isLast);
  const main = data.allDoc.nodes.find(({ docId }) => docId === last?.mainDocId);
  // Develop goes on without a main doc, which is told.
  if (!main) return;
  actions.createPage({
    path: paths.docs(),
    component: path.resolve("src/templates/redirect.tsx"),
    context: { to: main.path },
  });
};
