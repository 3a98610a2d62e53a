import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { paginate } from "../../../utils/lists";
import { paths } from "../../../utils/paths";

interface BlogContext {
  sidebar: string;
}

/** Keys of a post's page: its node, and the previous and next post. */
export interface BlogPostContext extends BlogContext {
  id: string;
  newer: string | null;
  older: string | null;
}

/** Keys of one page in a list of posts; the first page is number 1. */
export interface BlogListContext extends BlogContext {
  posts: string[];
  page: number;
  pages: number;
}

/** Keys of one page in the list of a tag's or an author's posts. */
export interface BlogGroupContext extends BlogListContext {
  id: string;
}

/** Keys of the pages that list tags, authors or years. */
export interface BlogIndexContext extends BlogContext {
  ids: string[];
}

type Actions = CreatePagesArgs["actions"];
type Nodes = readonly { readonly id: string }[];

const sidebar = blog.sidebar.name;

const idsOf = (nodes: Nodes): string[] => nodes.map(({ id }) => id);

const templateFile = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Creates the pages of a list of posts, starting at its route. */
export const createPostList = (
  { createPage }: Actions,
  route: string,
  template: string,
  posts: Nodes,
  keys: object = {},
): void => {
  const pages = paginate(idsOf(posts), blog.postsPerPage);
  for (const [at, ids] of pages.entries()) {
    const context: BlogListContext = { ...keys, sidebar, posts: ids, page: at + 1, pages: pages.length };
    createPage({ path: paths.listPage(route, at + 1), component: templateFile(template), context: { ...context } });
  }
};

/** Creates the page that shows all nodes of a type, if there are any. */
export const createIndexPage = ({ createPage }: Actions, route: string, template: string, nodes: Nodes): void => {
  const context: BlogIndexContext = { ids: idsOf(nodes), sidebar };
  if (nodes.length > 0) createPage({ path: route, component: templateFile(template), context: { ...context } });
};
