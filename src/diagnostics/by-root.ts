import { contentRoot } from "../config/content";

/** Gives the data of a root of content, `content` unless told otherwise; each root's reader is made when it is first asked for. */
export const byRoot = <Data>(makeReader: (root: string) => () => Data): ((root?: string) => Data) => {
  const readers = new Map<string, () => Data>();
  return (root = contentRoot) => {
    const reader = readers.get(root) ?? makeReader(root);
    readers.set(root, reader);
    return reader();
  };
};
