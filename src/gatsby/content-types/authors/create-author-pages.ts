import type { CreatePagesArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { createIndexPage, createPostList } from "../blog/create-post-lists";
import { queried } from "../../content/queried";

const query = async (graphql: CreatePagesArgs["graphql"]) =>
  graphql<Queries.CreateAuthorPagesQuery>(`
    query CreateAuthorPages {
      allAuthor {
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

/** Creates a list of posts for each author with a page, and the page of all authors. */
export const createAuthorPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The authors", query(graphql), reporter);
  if (!data) return;
  // They come in the order in which their files were read, which differs from build to build.
  const authors = [...data.allAuthor.nodes].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, path, posts } of authors) if (path) createPostList(actions, path, "author", posts, { id });
  createIndexPage(actions, paths.authors(), "authors", authors);
};
