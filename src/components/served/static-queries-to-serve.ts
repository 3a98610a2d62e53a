import type { StaticQueryResults } from "./served-static-queries";

/** The results of some static queries, by their hashes, as JSON for a script element of a document. */
export const staticQueriesToServe = (results: Readonly<StaticQueryResults>, hashes: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(hashes.map((hash) => [hash, results[hash]]))).replaceAll("<", "\\u003c");
