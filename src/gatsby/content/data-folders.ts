import { paths } from "../../utils/paths";

const HOME = ["content/home/"];
const ERN = ["packages/ern/data/", "content/ern/"];

/** The folders of data that pages print without a content file of their own. */
export const dataFolders: readonly string[] = [...HOME, ...ERN];

/** Returns the folders of data that the page at a path prints; none for pages of other kinds. */
export const dataFoldersOf = (path: string): readonly string[] => {
  if (path === paths.home()) return HOME;
  return path.startsWith(paths.ernElement("")) || path.startsWith(paths.ernValueSet("")) ? ERN : [];
};
