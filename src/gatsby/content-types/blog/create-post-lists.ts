import path from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { paginate } from "../../../utils/lists";
import { paths } from "../../../utils/paths";

/** What the pages of a list of posts know of it; the first page is number 1. */
export interface BlogListContext {
  page: number;
  pages: number;
}

type Args = Pick<CreatePagesArgs, "actions">;
type Nodes = readonly { readonly id: string }[];

const sidebar = blog.sidebar.name;

const idsOf = (nodes: Nodes): string[] => nodes.map(({ id }) => id);

const templateFile = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** Creates the pages of a list of posts, starting at its route. */
export const createPostList = (
  { actions }: Args,
  route: string,
  template: string,
  posts: Nodes,
  keys: object = {},
): void => {
  const pages = paginate(idsOf(posts), blog.postsPerPage);
  for (const [index, ids] of pages.entries()) {
    const place: BlogListContext = { page: index + 1, pages: pages.length };
    const context = { ...keys, sidebar, posts: ids, ...place };
    actions.createPage({ path: paths.listPage(route, index + 1), component: templateFile(template), context });
  }
};

/** Creates the page that shows all nodes of a type, if there are any. */
export const createIndexPage = ({ actions }: Args, route: string, template: string, nodes: Nodes): void => {
  const context = { ids: idsOf(nodes), sidebar };
  if (nodes.length > 0) actions.createPage({ path: route, component: templateFile(template), context });
};
