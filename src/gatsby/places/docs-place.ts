import { existsSync } from "node:fs";

import { contentFolders } from "../../config/content";
import { paths } from "../../utils/paths";
import type { ContentPlace } from "./content-place";
import { routeOfFile } from "./route-of-file";

/** Where docs lie, which the toolkit's symbols ask for before there are nodes. */
export const docsPlace: ContentPlace = { folder: contentFolders.docs, route: (id, slug) => paths.doc(slug ?? id) };

/** The file of a doc, below content/docs; undefined when there is none. */
const relativeFileOf = (docId: string): string | undefined =>
  [`${docId}.mdx`, `${docId}/index.mdx`].find((file) => existsSync(`${docsPlace.folder}/${file}`));

export const fileOfDoc = (docId: string): string | undefined => {
  const file = relativeFileOf(docId);
  return file && `${docsPlace.folder}/${file}`;
};

/** The route of a doc by its id, its file's slug heeded. */
export const routeOfDoc = (docId: string): string => routeOfFile(docsPlace, relativeFileOf(docId) ?? docId);
