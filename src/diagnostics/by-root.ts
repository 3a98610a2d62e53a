import { contentRoot } from "../config/content";

/** Data of a content root (`content` by default). Each root's reader is made on first use. */
export const byRoot = <Data>(makeReader: (root: string) => () => Data): ((root?: string) => Data) => {
  const readers = new Map<string, () => Data>();
  return (root = contentRoot) => {
    const reader = readers.get(root) ?? makeReader(root);
    readers.set(root, reader);
    return reader();
  };
};
