import { contentFields } from "../../content/schema";

/** Posts, their authors and tags. */
export const blogTypes = /* GraphQL */ `
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
`;
