import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "../locations/files-below";
import { documentFacts } from "./document-facts";
import type { DocumentFacts } from "./document-facts";

/** Takes note of one document after the other. */
export type DocumentReader = (route: string, facts: DocumentFacts) => void;

/** A page's is that of its folder. */
const routesIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((address) => address.endsWith(".html"))
    .map((address) => address.replace(/\/index\.html$/, "/"))
    .sort();

/**
 * The text of a document, without the NULs that React 18 leaves in it: React writes a page in parts of some kilobytes,
 * and where a character of several bytes does not fit into a part, it fills the rest of the part with NULs.
 */
const readClean = async (file: string): Promise<string> => {
  const bytes = await readFile(file);
  if (!bytes.includes(0)) return bytes.toString();
  const clean = bytes.filter((byte) => byte !== 0);
  await writeFile(file, clean);
  return clean.toString();
};

/** Reads all documents of the built site, one at a time, for all that want to know something of them. */
export const readDocuments = async (folder: string, readers: readonly DocumentReader[]): Promise<void> => {
  for (const route of routesIn(folder)) {
    const facts = documentFacts(await readClean(path.join(folder, route.replace(/\/$/, "/index.html"))));
    for (const read of readers) read(route, facts);
  }
};
