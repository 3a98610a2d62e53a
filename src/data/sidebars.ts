import { graphql, useStaticQuery } from "gatsby";

import { type Sidebar, type SidebarItem, type SidebarLink, trail } from "../utils/sidebar";

const useNavigation = () =>
  useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      allSidebar {
        nodes {
          name
          label
          heading
          find
          home
        }
      }
      blog: sidebar(name: { eq: "blog" }) {
        first {
          label
          path
        }
      }
    }
  `);

/** Returns the names of all sidebars, each with the route of a page that shows it. */
export const useSidebarNames = (): Queries.NavigationQuery["allSidebar"]["nodes"] => useNavigation().allSidebar.nodes;

/** Returns the first post in the blog's sidebar. */
export const useNewestPost = (): SidebarLink | undefined => useNavigation().blog?.first ?? undefined;

/** Loads the sidebar that the page at a route shows. */
export const loadSidebar = async (route: string): Promise<Sidebar> => {
  const page = await window.___loader?.loadPage(route, true);
  const sidebar = page?.json?.data?.sidebar;
  if (!sidebar) throw page?.error ?? new Error(`The page ${route} has no sidebar.`);
  return sidebar;
};

/** Loads the items of a category, which the sidebar of its own page has. */
export const loadItems = async (category: string): Promise<readonly SidebarItem[]> => {
  const { items } = await loadSidebar(category);
  return trail(items, ({ path }) => path === category).at(-1)?.items ?? [];
};
