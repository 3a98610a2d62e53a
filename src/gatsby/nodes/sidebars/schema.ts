export const sidebarTypes = /* GraphQL */ `
  type Sidebar implements Node @dontInfer {
    name: String!
    "Name of its landmark."
    label: String!
    "Above its items; null for none."
    heading: String
    items: [SidebarItem!]!
  }

  "A page, a category (its own page and what lies under it), or a group of pages."
  type SidebarItem @dontInfer {
    label: String!
    "null: no page of its own, the label is the heading of a group."
    path: String
    doc: Doc @link(by: "docId", from: "docId")
    collapsed: Boolean!
    items: [SidebarItem!]!
  }

  type SidebarLink @dontInfer {
    label: String!
    path: String!
  }
`;
