import type { CreatePagesArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { paths } from "../../../utils/paths";
import { isBuilt } from "../../content/is-built";
import { queried } from "../../content/queried";
import { templateOf } from "../../content/template";
import type { BlogPostContext } from "./blog-contexts";
import { createIndexPage, createPostList } from "./create-post-lists";
import { isListed, newestFirst } from "./listed-posts";

const query = async (graphql: CreatePagesArgs["graphql"]) =>
  graphql<Queries.CreateBlogPagesQuery>(`
    query CreateBlogPages {
      allBlogPost {
        nodes {
          id
          path
          file
          date
          draft
          unlisted
          interactive
        }
      }
    }
  `);

/** Creates the pages of posts, their list by date, and the archive. */
export const createBlogPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const data = await queried("The blog", query(graphql), reporter);
  if (!data) return;
  const listed = data.allBlogPost.nodes.filter(isListed).sort(newestFirst);
  for (const post of data.allBlogPost.nodes.filter(isBuilt)) {
    const at = listed.indexOf(post);
    const neighbour = (step: -1 | 1): string | null => (at < 0 ? null : (listed[at + step]?.id ?? null));
    const context: BlogPostContext = {
      id: post.id,
      newer: neighbour(-1),
      older: neighbour(1),
      sidebar: blog.sidebar.name,
    };
    actions.createPage({ path: post.path, component: templateOf("blog-post", post), context });
  }
  createPostList(actions, paths.blog(), "blog-list", listed);
  createIndexPage(actions, paths.blogArchive(), "blog-archive", listed);
};
