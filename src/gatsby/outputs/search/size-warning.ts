import { gzipSync } from "node:zlib";

import { search } from "../../../config/search";

/** What the build says of an index that takes readers long to load; undefined for one that does not. */
export const sizeWarning = (index: string): string | undefined => {
  const bytes = gzipSync(index).length;
  if (bytes <= search.maxIndexBytes) return undefined;
  return (
    `What the first query loads of the search index has ${(bytes / 1e6).toFixed(2)} MB compressed, more than ` +
    `${search.maxIndexBytes / 1e6} MB. Use the hosted search service for a site of this size: README, Search`
  );
};
