import type { GatsbyNode } from "gatsby";

const contentFields = /* GraphQL */ `
    title: String!
    description: String!
    "Route, with a trailing slash."
    path: String!
    "File below the project folder."
    file: String!
    lineOffset: Int!
    draft: Boolean!
    "Compiled as an MDX module; content is then empty."
    interactive: Boolean!
    tocMinLevel: Int!
    tocMaxLevel: Int!
    hideToc: Boolean!
    keywords: [String!]!
    "Social card image of the page, beside its text."
    image: File @fileByRelativePath
    "Content tree: static HTML strings and islands."
    content: JSON!
    headings: [Heading!]!
    "Headings of the page's levels as a tree."
    toc: [TocItem!]!
    links: [ContentLink!]!
    sections: [SearchSection!]!
    "Words of prose, code not counted."
    words: Int!
    "The page as plain Markdown."
    markdown: String!
    editUrl: String!
    "Commit time of the file's last change; null when git cannot tell."
    lastUpdated: Date @dateformat
`;

const typeDefs = /* GraphQL */ `
  type SiteSiteMetadata {
    title: String!
    tagline: String!
    description: String!
    siteUrl: String!
    version: String!
    repository: String!
  }

  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }

  "A page of the documentation."
  type Doc implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Path below content/docs; a section's index page has the section's id."
    docId: String!
    sidebarLabel: String!
    "Name of the sidebar that lists the page."
    sidebar: String
    "Ancestors in the sidebar, outermost first."
    breadcrumbs: [SidebarLink!]!
    previous: SidebarLink
    next: SidebarLink
    ${contentFields}
  }

  "A content page outside the documentation."
  type Page implements Node @dontInfer @childOf(types: ["Mdx"]) {
    ${contentFields}
  }

  type Heading @dontInfer {
    depth: Int!
    id: String!
    text: String!
    html: String!
  }

  type TocItem @dontInfer {
    id: String!
    html: String!
    items: [TocItem!]!
  }

  type ContentLink @dontInfer {
    href: String!
    source: String!
    line: Int!
    kind: String!
  }

  "The text below one heading, for search."
  type SearchSection @dontInfer {
    id: String
    titles: [String!]!
    text: String!
  }

  type Sidebar implements Node @dontInfer {
    name: String!
    items: [SidebarItem!]!
  }

  "A page, or a category: its own page and what lies under it."
  type SidebarItem @dontInfer {
    label: String!
    path: String!
    doc: Doc @link(by: "docId", from: "docId")
    collapsed: Boolean!
    items: [SidebarItem!]!
  }

  type SidebarLink @dontInfer {
    label: String!
    path: String!
  }

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

  "When a content file last changed, from git."
  type FileHistory implements Node @dontInfer {
    file: String!
    lastUpdated: Date! @dateformat
  }
`;

/** Types of the data layer; the builders guarantee what is non-null. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
