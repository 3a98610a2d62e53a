export const searchTypes = /* GraphQL */ `
  "What the search can find: a page, one of its headings, or a symbol of the toolkit."
  type SearchHit implements Node @dontInfer {
    objectID: String!
    "Route, with the heading's anchor."
    url: String!
    "lvl1 for a page, lvl2 to lvl6 for a heading."
    type: String!
    "Plain text of the section; null for one that is a heading only."
    content: String
    hierarchy: SearchHierarchy!
    "Other names of a page."
    keywords: [String!]
    language: String!
    "Kind of page: guide, api, example or blog."
    kind: String!
    "Languages that it is about: typescript, python, rust."
    code: [String!]!
    "Facet that the hosted search filters by: default for what has no version, else docs-<version name>."
    docusaurus_tag: String!
    "Place among all, page by page, from 0."
    position: Int!
  }

  "What a page belongs to, its title, then the headings above the hit and its own."
  type SearchHierarchy @dontInfer {
    lvl0: String!
    lvl1: String!
    lvl2: String
    lvl3: String
    lvl4: String
    lvl5: String
    lvl6: String
  }
`;
