import { tagsFile } from "../../../config/content";
import { paths } from "../../../utils/paths";
import type { YamlContentType } from "../../registry/content-type";
import { postsResolver } from "../blog/resolvers";
import { createTagPages } from "./create-tag-pages";
import { toTags } from "./node";
import { tagTypes } from "./schema";
import { substituteTags } from "./substitute-tags";

/** Topics of posts. */
export const tags: YamlContentType = {
  name: "tags",
  type: "Tag",
  file: tagsFile,
  missing: `${tagsFile}: the file of the blog's tags does not exist. Write it, empty if there are no tags`,
  toFields: (raw) => toTags(raw, tagsFile),
  rescue: substituteTags,
  schema: tagTypes,
  resolvers: () => ({ posts: postsResolver("tags") }),
  createPages: createTagPages,
  ownRoutes: [paths.tags()],
  diagnostics: () => [],
  sidebar: null,
};
