export const authorTypes = /* GraphQL */ `
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
`;
