import { contentFolders } from "../../config/content";
import { paths } from "../../utils/paths";

const HOME = ["content/home/"];
const TABLES = ["packages/ern/data/"];
const ERN = [...TABLES, "content/ern/"];
const POSTS = [`${contentFolders.blog}/`];

/** The folders of data that pages print without a content file of their own. */
export const dataFolders: readonly string[] = [...HOME, ...ERN, ...POSTS];

/** Returns the folders of data that the page at a path prints; none for pages of other kinds. */
export const dataFoldersOf = (path: string): readonly string[] => {
  if (path === paths.home()) return HOME;
  if (path === paths.playground()) return TABLES;
  // Lists of posts, tags and authors.
  if (path.startsWith(paths.blog())) return POSTS;
  return path.startsWith(paths.ernElement("")) || path.startsWith(paths.ernValueSet("")) ? ERN : [];
};
