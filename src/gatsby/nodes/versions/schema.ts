export const versionTypes = /* GraphQL */ `
  "A version of the documentation."
  type DocsVersion implements Node @dontInfer {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
    mainDocId: String!
    "Route of the main doc."
    mainPath: String!
    docs: [DocsVersionDoc!]!
    draftIds: [String!]!
    sidebars: [Sidebar!]! @link(by: "name")
  }

  type DocsVersionDoc @dontInfer {
    id: String!
    path: String!
    sidebar: String
  }
`;
