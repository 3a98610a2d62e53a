import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "../locations/files-below";
import { documentFacts } from "./document-facts";
import type { DocumentFacts } from "./document-facts";

/** Receives one document after another. */
export type DocumentReader = (route: string, facts: DocumentFacts) => void;

/** A page's route is its folder. */
const routesIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((address) => address.endsWith(".html"))
    .map((address) => address.replace(/\/index\.html$/, "/"))
    .sort();

/**
 * A document's text without the NULs that React 18 leaves in it. React writes a page in chunks of a few kilobytes, and
 * fills the rest of a chunk with NULs if a multi-byte character doesn't fit.
 */
const readClean = async (file: string): Promise<string> => {
  const bytes = await readFile(file);
  if (!bytes.includes(0)) return bytes.toString();
  const clean = bytes.filter((byte) => byte !== 0);
  await writeFile(file, clean);
  return clean.toString();
};

/** Reads every document of the built site once and passes it to all readers. */
export const readDocuments = async (folder: string, readers: readonly DocumentReader[]): Promise<void> => {
  for (const route of routesIn(folder)) {
    const facts = documentFacts(await readClean(path.join(folder, route.replace(/\/$/, "/index.html"))));
    for (const read of readers) read(route, facts);
  }
};
