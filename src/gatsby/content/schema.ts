/** Fields of every `ContentPage`, for the GraphQL type of a content type whose files are pages. */
export const contentFields = /* GraphQL */ `
    title: String!
    description: String!
    "Route, with a trailing slash."
    path: String!
    "Earlier routes of the page, which lead to it."
    redirectFrom: [String!]!
    "File below the project folder."
    file: String!
    lineOffset: Int!
    draft: Boolean!
    "Does the search find the page?"
    search: Boolean!
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
    "The page as plain Markdown, with whole addresses."
    markdown: String!
    editUrl: String!
    "Commit time of the file's last change; null when git cannot tell."
    lastUpdated: Date @dateformat
    "Who wrote the file, most commits first; none when git cannot tell."
    contributors: [String!]!
`;

/** What all content pages have in common, and the parts of their text. */
export const contentPageSchema = /* GraphQL */ `
  "A page of text, of any kind."
  interface ContentPage implements Node {
    id: ID!
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
`;
