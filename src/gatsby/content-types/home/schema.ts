export const homePartTypes = /* GraphQL */ `
  "A part of the home page whose text and samples are content."
  type HomePart implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Name of its file."
    key: String!
    title: String!
    file: String!
    "Content tree."
    content: JSON!
  }
`;
