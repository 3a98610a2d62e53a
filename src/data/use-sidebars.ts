import { graphql, useStaticQuery } from "gatsby";

import type { Sidebar } from "../utils/sidebar";

/** All sidebars, four levels deep. */
export const useSidebars = (): readonly (Sidebar & { name: string })[] => {
  const { allSidebar } = useStaticQuery<Queries.SidebarsQuery>(graphql`
    fragment SidebarItemParts on SidebarItem {
      label
      path
      collapsed
    }
    query Sidebars {
      allSidebar {
        nodes {
          name
          label
          heading
          items {
            ...SidebarItemParts
            items {
              ...SidebarItemParts
              items {
                ...SidebarItemParts
                items {
                  ...SidebarItemParts
                }
              }
            }
          }
        }
      }
    }
  `);
  return allSidebar.nodes as readonly (Sidebar & { name: string })[];
};

export const useSidebar = (name: string | null): Sidebar | undefined =>
  useSidebars().find((sidebar) => sidebar.name === name);
