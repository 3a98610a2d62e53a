export const tagTypes = /* GraphQL */ `
  type Tag implements Node @dontInfer @childOf(types: ["File"]) {
    key: String!
    label: String!
    description: String!
    path: String!
    "Listed posts, newest first."
    posts: [BlogPost!]!
  }
`;
