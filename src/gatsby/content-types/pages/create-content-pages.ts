import type { CreatePagesArgs } from "gatsby";

import { isBuilt } from "../../content/is-built";
import { queried } from "../../content/queried";
import { templateOf } from "../../content/template";

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

/** Creates one page per file in content/pages. */
export const createContentPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The content pages", query(graphql), reporter);
  if (!data) return;
  for (const page of data.allPage.nodes.filter(isBuilt)) {
    const context: ContentPageContext = { id: page.id };
    actions.createPage({ path: page.path, component: templateOf("page", page), context });
  }
};
