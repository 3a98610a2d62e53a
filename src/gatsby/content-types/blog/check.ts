import { tagsFile } from "../../../config/content";
import { nearest } from "../../../utils/text/nearest";

interface Post {
  file: string;
  slug: string;
  authors: readonly string[];
  tags: readonly string[];
}

interface Blog {
  posts: readonly Post[];
  authorKeys: readonly string[];
  tagKeys: readonly string[];
}

const remedy = (key: string, known: readonly string[], make: string): string => {
  const guess = nearest(key, known);
  return guess ? `Did you mean "${guess}"?` : `${make}, or use one of: ${known.join(", ") || "none yet"}`;
};

/** Problems between posts, authors and tags: unknown keys, and slugs of more than one post. */
export const blogDiagnostics = (
  { posts, authorKeys, tagKeys }: Blog,
  lineOf: (file: string, key: string) => number,
): string[] => {
  const owner = new Map<string, string>();
  return posts.flatMap(({ file, slug, authors, tags }) => {
    const first = owner.get(slug);
    if (first === undefined) owner.set(slug, file);
    const unknown = (keys: readonly string[], known: readonly string[]): string[] =>
      keys.filter((key) => !known.includes(key));
    return [
      ...(first === undefined
        ? []
        : [
            `${file}:${lineOf(file, "slug")}: the slug "${slug}" is taken by ${first}. Give one of them another "slug"`,
          ]),
      ...unknown(authors, authorKeys).map(
        (key) =>
          `${file}:${lineOf(file, "authors")}: there is no author "${key}". ` +
          remedy(key, authorKeys, `Write content/authors/${key}.mdx`),
      ),
      ...unknown(tags, tagKeys).map(
        (key) =>
          `${file}:${lineOf(file, "tags")}: there is no tag "${key}". ` + remedy(key, tagKeys, `Add it to ${tagsFile}`),
      ),
    ];
  });
};
