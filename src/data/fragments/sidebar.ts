import { graphql } from "gatsby";

/** What the page of a query shows of its sidebar; four levels deep. */
export const pageSidebarFragment = graphql`
  fragment SidebarItemParts on SidebarItem {
    label
    path
    collapsed
    digest
  }
  fragment PageSidebar on Sidebar {
    name
    label
    heading
    find
    current(page: $path)
    items(page: $path) {
      ...SidebarItemParts
      list {
        path
        names
      }
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
`;
