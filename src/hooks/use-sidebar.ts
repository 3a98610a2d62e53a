import { graphql, useStaticQuery } from "gatsby";

import type { SidebarItem } from "../utils/sidebar";

/** The items of a sidebar by its name, four levels deep; undefined when there is none of this name. */
export const useSidebar = (name: string | null): readonly SidebarItem[] | undefined => {
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
  return allSidebar.nodes.find((sidebar) => sidebar.name === name)?.items as SidebarItem[] | undefined;
};
