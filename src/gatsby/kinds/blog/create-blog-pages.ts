import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { paginate } from "../../../utils/paginate";
import { paths } from "../../../utils/paths";
import { isBuilt } from "../../content/is-built";
import { templateOf } from "../../content/template";
import { isListed, newestFirst } from "./listed-posts";

interface BlogContext {
  sidebar: string;
}

/** Keys of a post's page: its node, and its neighbours in time. */
export interface BlogPostContext extends BlogContext {
  id: string;
  newer: string | null;
  older: string | null;
}

/** Keys of one page of a list of posts, the first has the number 1. */
export interface BlogListContext extends BlogContext {
  posts: string[];
  page: number;
  pages: number;
}

/** Keys of one page of a tag's or an author's posts. */
export interface BlogGroupContext extends BlogListContext {
  id: string;
}

/** Keys of the pages that show tags or authors. */
export interface BlogIndexContext extends BlogContext {
  ids: string[];
}

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
      allAuthor {
        nodes {
          id
          path
          posts {
            id
          }
        }
      }
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

/** The pages of posts, their lists by time, tag and author, and the lists of tags, authors and years. */
export const createBlogPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const { data, errors } = await query(graphql);
  if (!data) {
    reporter.panicOnBuild("The blog could not be queried.", errors);
    return;
  }
  const sidebar = blog.sidebar.name;
  const idsOf = (nodes: readonly { id: string }[]): string[] => nodes.map(({ id }) => id);
  const create = <Context extends BlogContext>(route: string, name: string, context: Context): void => {
    actions.createPage({ path: route, component: path.resolve(`src/templates/${name}.tsx`), context: { ...context } });
  };
  const createList = (route: string, name: string, ids: string[], keys: object = {}): void => {
    const pages = paginate(ids, blog.postsPerPage);
    for (const [at, posts] of pages.entries()) {
      const context: BlogListContext = { ...keys, sidebar, posts, page: at + 1, pages: pages.length };
      create(paths.listPage(route, at + 1), name, context);
    }
  };

  const listed = data.allBlogPost.nodes.filter(isListed).sort(newestFirst);
  for (const post of data.allBlogPost.nodes.filter(isBuilt)) {
    const at = listed.indexOf(post);
    const neighbour = (step: -1 | 1): string | null => (at < 0 ? null : (listed[at + step]?.id ?? null));
    const context: BlogPostContext = { id: post.id, newer: neighbour(-1), older: neighbour(1), sidebar };
    actions.createPage({ path: post.path, component: templateOf("blog-post", post), context });
  }
  createList(paths.blog(), "blog-list", idsOf(listed));

  const tags = data.allTag.nodes.filter(({ posts }) => posts.length > 0);
  for (const { id, path: route, posts } of tags) createList(route, "tag", idsOf(posts), { id });
  const authors = data.allAuthor.nodes;
  for (const { id, path: route, posts } of authors) if (route) createList(route, "author", idsOf(posts), { id });

  const index = (route: string, name: string, nodes: readonly { id: string }[]): void => {
    const context: BlogIndexContext = { ids: idsOf(nodes), sidebar };
    if (nodes.length > 0) create(route, name, context);
  };
  index(paths.tags(), "tags", tags);
  index(paths.authors(), "authors", authors);
  index(paths.blogArchive(), "blog-archive", listed);
};
