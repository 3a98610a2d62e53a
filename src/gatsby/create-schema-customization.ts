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

  "A post of the blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    slug: String!
    "Time of publication, UTC."
    date: Date! @dateformat
    authors: [Author!]! @link(by: "key")
    tags: [Tag!]! @link(by: "key")
    "Has a page, but stands in no list, feed or sitemap."
    unlisted: Boolean!
    "Minutes, at 200 words each."
    readingTime: Float!
    "What lists show of the post, as a content tree: all before its marker, else all."
    excerpt: JSON!
    "Is the excerpt less than the whole post?"
    truncated: Boolean!
    ${contentFields}
  }

  "Who writes posts: a role in the project."
  type Author implements Node @dontInfer @childOf(types: ["Mdx"]) {
    key: String!
    name: String!
    title: String
    links: [AuthorLink!]!
    image: File @fileByRelativePath
    "Route of the author's page; null for an author without one."
    path: String
    file: String!
    "Content tree of the text about the author."
    bio: JSON!
    "Listed posts, newest first."
    posts: [BlogPost!]!
  }

  type AuthorLink @dontInfer {
    kind: String!
    url: String!
  }

  type Tag implements Node @dontInfer @childOf(types: ["File"]) {
    key: String!
    label: String!
    description: String!
    path: String!
    "Listed posts, newest first."
    posts: [BlogPost!]!
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
