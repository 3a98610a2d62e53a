import { graphql, useStaticQuery } from "gatsby";

import type { Sidebar } from "../utils/sidebar";

/** A sidebar by its name, four levels deep; undefined when there is none of this name. */
export const useSidebar = (name: string | null): Sidebar | undefined => {
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
  return allSidebar.nodes.find((sidebar) => sidebar.name === name) as Sidebar | undefined;
};
