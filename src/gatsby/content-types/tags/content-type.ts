import type { CreatePagesArgs, Node } from "gatsby";
import { isMap, isScalar } from "yaml";
import { z } from "zod";

import { tagsFile } from "../../../config/content";
import { ContentError } from "../../../diagnostics/diagnostic";
import { route } from "../../../diagnostics/frontmatter";
import { parseFields } from "../../../diagnostics/parse-fields";
import { yamlFile } from "../../../diagnostics/yaml-file";
import { paths } from "../../../utils/paths";
import { permalink } from "../../content/node-builder";
import type { YamlContentType } from "../../registry/content-type";
import { createIndexPage, createPostList } from "../blog/create-post-lists";
import { listedPosts, postsResolver } from "../blog/listed-posts";

const tagValues = z.strictObject({
  label: z.string().min(1),
  description: z.string().min(1).max(160),
  /** Route of the page below /blog/tags/, instead of the key. */
  permalink,
});

export type TagFields = Omit<z.infer<typeof tagValues>, "permalink"> & { key: string; path: string };

/** Returns the `Tag` fields of all tags in a tags file. Throws a ContentError for the first mistake. */
export const toTags = (raw: string, file: string): TagFields[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the tags are");
  if (!isMap(contents)) {
    if (contents === null) return [];
    throw new ContentError(
      file,
      1,
      "the tags are not a map",
      'Write each as "key:", and its label and description below',
    );
  }
  return contents.items.map(({ key: keyNode, value }) => {
    const key = isScalar(keyNode) ? String(keyNode.value) : "";
    const line = lineOf(keyNode);
    if (!route.safeParse(key).success)
      throw new ContentError(file, line, `the tag key "${key}" is not valid`, 'Use lower-case words joined by "-"');
    const data: unknown = isMap(value) ? value.toJSON() : value;
    if (!isMap(value))
      throw new ContentError(file, line, `tag "${key}" has no label`, 'Write "label: …" and "description: …" below it');
    const name = `tag "${key}"`;
    const { permalink: customRoute, ...tag } = parseFields(tagValues, data, {
      file,
      subject: { name, place: "below its key" },
      lineOf: (part) => (value.has(part) ? lineOfKey(value, part) : line),
    });
    return { key, ...tag, path: paths.tag(customRoute ?? key) };
  });
};

const createTagPages = (args: CreatePagesArgs): void => {
  const allPosts = listedPosts(args);
  const used = (args.getNodesByType("Tag") as (TagFields & Node)[]).flatMap((tag) => {
    const posts = allPosts.filter((post) => post.tags.includes(tag.key));
    return posts.length > 0 ? [{ ...tag, posts }] : [];
  });
  for (const { id, path, posts } of used) createPostList(args, path, "tag", posts, { id });
  createIndexPage(args, paths.tags(), "tags", used);
};

/** In develop: replaces an invalid tags file with one that keeps its keys, because posts refer to them. */
export const substituteTags = (raw: string): string => {
  const keys = new Set([...raw.matchAll(/^([a-z0-9]+(?:[-/][a-z0-9]+)*):/gm)].map(([, key]) => key));
  return [...keys].map((key) => `"${key}":\n  label: "${key}"\n  description: "${key}"\n`).join("");
};

/** Topics of posts. */
export const tags: YamlContentType = {
  name: "tags",
  type: "Tag",
  file: tagsFile,
  missing: `${tagsFile}: the file of the blog's tags does not exist. Write it, empty if there are no tags`,
  toFields: (raw) => toTags(raw, tagsFile),
  fallbackYaml: substituteTags,
  resolvers: () => ({ posts: postsResolver("tags") }),
  createPages: createTagPages,
  ownRoutes: [paths.tags()],
};
