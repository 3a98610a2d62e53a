import { contentFields } from "../../content/schema";

export const blogTypes = /* GraphQL */ `
  "A post of the blog."
  type BlogPost implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"]) {
    slug: String!
    "Time of publication, UTC."
    date: Date! @dateformat
    authors: [Author!]! @link(by: "key")
    tags: [Tag!]! @link(by: "key")
    "Has a page, but stands in no list, feed or sitemap."
    unlisted: Boolean!
    "Minutes, at 200 words each."
    readingTime: Float!
    "Words of each part of the post, as the cover draws them."
    outline: [Int!]!
    "What lists show of the post, as a content tree: all before its marker, else all."
    excerpt: JSON!
    "Is the excerpt less than the whole post?"
    truncated: Boolean!
    ${contentFields}
  }
`;
