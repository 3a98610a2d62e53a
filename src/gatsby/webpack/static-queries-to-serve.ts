import { readFileSync } from "node:fs";

const read = new Map<string, string>();

const resultOf = (hash: string): string => {
  const known = read.get(hash) ?? readFileSync(`public/page-data/sq/d/${hash}.json`, "utf8");
  read.set(hash, known);
  return known;
};

/** The results of static queries, which Gatsby has written, as JSON for a script element of a document. */
export const staticQueriesToServe = (hashes: readonly string[]): string =>
  `{${hashes.map((hash) => `"${hash}":${resultOf(hash)}`).join()}}`.replaceAll("<", "\\u003c");
