import { gzipSync } from "node:zlib";

import { search } from "../../../config/search";

/** The build's warning about an index that loads slowly; undefined if it's small enough. */
export const sizeWarning = (index: string): string | undefined => {
  const bytes = gzipSync(index).length;
  if (bytes <= search.maxIndexBytes) return undefined;
  return (
    `What the first query loads of the search index has ${(bytes / 1e6).toFixed(2)} MB compressed, more than ` +
    `${search.maxIndexBytes / 1e6} MB. Use the hosted search service for a site of this size: README, Search`
  );
};
