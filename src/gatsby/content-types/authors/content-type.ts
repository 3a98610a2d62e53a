import type { CreatePagesArgs, Node } from "gatsby";
import { z } from "zod";

import { contentFolders } from "../../../config/content";
import { validateFrontmatter } from "../../../diagnostics/frontmatter";
import { idOfFile, paths } from "../../../utils/paths";
import { type CompiledFields, type ContentSource, permalink, toPartFields } from "../../content/node-builder";
import type { ContentLocation } from "../../locations/docs-location";
import type { MdxContentType } from "../../registry/content-type";
import { createIndexPage, createPostList } from "../blog/create-post-lists";
import { listedPosts, postsResolver } from "../blog/listed-posts";

const kebabCase = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();

/** Authors have a permalink instead of a slug. */
const authorsLocation: ContentLocation = {
  folder: contentFolders.authors,
  route: (id, permalink) => paths.author(permalink ?? kebabCase(id)),
};

export interface AuthorFields extends CompiledFields {
  type: "Author";
  key: string;
  name: string;
  title: string | null;
  links: { kind: string; url: string }[];
  image: string | null;
}

/** The frontmatter of an author; the text below it is the bio. */
const authorFrontmatter = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  /** From a type, like "github" or "website", to a URL. */
  links: z.record(z.string(), z.url()).default({}),
  /** A file next to the text; without one, the site shows initials. */
  image: z.string().min(1).optional(),
  /** Has its own page. */
  page: z.boolean().default(false),
  /** Route of the page below /blog/authors/, instead of the file's name. */
  permalink,
});

/** Returns the `Author` fields of a file in content/authors. */
export const toAuthor = (source: ContentSource): AuthorFields => {
  const { raw, file } = source;
  const {
    page,
    permalink: customRoute,
    links,
    ...author
  } = validateFrontmatter(authorFrontmatter, source.frontmatter, raw, file);
  const key = idOfFile(source.relativePath);
  return {
    ...toPartFields(source),
    type: "Author",
    key,
    name: author.name,
    title: author.title ?? null,
    links: Object.entries(links).map(([kind, url]) => ({ kind, url })),
    image: author.image ?? null,
    path: page || customRoute ? authorsLocation.route(key, customRoute) : null,
  };
};

const createAuthorPages = (args: CreatePagesArgs): void => {
  const posts = listedPosts(args);
  // They come in the order in which their files were read, which differs from build to build.
  const nodes = (args.getNodesByType("Author") as (AuthorFields & Node)[]).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, key, path } of nodes)
    if (path) {
      const authorPosts = posts.filter((post) => post.authors.includes(key));
      createPostList(args, path, "author", authorPosts, { id });
    }
  createIndexPage(args, paths.authors(), "authors", nodes);
};

/** The authors of posts; some have their own page. */
export const authors: MdxContentType<AuthorFields> = {
  ...authorsLocation,
  name: "authors",
  type: "Author",
  frontmatter: authorFrontmatter,
  placeholderFrontmatter: (name) => ({ name }),
  toFields: toAuthor,
  resolvers: ({ fields }) => ({ bio: fields.content!, posts: postsResolver("authors") }),
  createPages: createAuthorPages,
  ownRoutes: [paths.authors()],
};
