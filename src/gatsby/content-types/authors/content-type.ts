import { paths } from "../../../utils/paths";
import type { MdxContentType } from "../../registry/content-type";
import { postsResolver } from "../blog/resolvers";
import { createAuthorPages } from "./create-author-pages";
import { authorFrontmatter, toAuthor } from "./node";
import type { AuthorFields } from "./node";
import { authorsLocation } from "./location";
import { authorTypes } from "./schema";

/** The authors of posts; some have their own page. */
export const authors: MdxContentType<AuthorFields> = {
  ...authorsLocation,
  name: "authors",
  type: "Author",
  frontmatter: authorFrontmatter,
  needed: (name) => ({ name }),
  toFields: toAuthor,
  schema: authorTypes,
  resolvers: ({ fields }) => ({ bio: fields.content!, posts: postsResolver("authors") }),
  createPages: createAuthorPages,
  ownRoutes: [paths.authors()],
  diagnostics: () => [],
  sidebar: null,
  page: null,
};
