import type { CreatePagesArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { createIndexPage, createPostList } from "../blog/create-post-lists";
import { queried } from "../../content/queried";

const query = async (graphql: CreatePagesArgs["graphql"]) =>
  graphql<Queries.CreateTagPagesQuery>(`
    query CreateTagPages {
      allTag {
        nodes {
          id
          path
          posts {
            id
          }
        }
      }
    }
  `);

/** Creates a list of posts for each tag that has some, and the page of these tags. */
export const createTagPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The tags", query(graphql), reporter);
  if (!data) return;
  const tags = data.allTag.nodes.filter(({ posts }) => posts.length > 0);
  for (const { id, path, posts } of tags) createPostList(actions, path, "tag", posts, { id });
  createIndexPage(actions, paths.tags(), "tags", tags);
};
