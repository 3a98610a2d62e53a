import { existsSync } from "node:fs";
import path from "node:path";

import { contentFolders, contentRoot, versionRoot, versionsFolder } from "../../config/content";
import { paths } from "../../utils/paths";
import type { ContentLocation } from "./content-location";
import { routeOfFile } from "./route-of-file";

/** The location of the current version's docs, which the toolkit's symbols need before there are nodes. */
export const docsLocation: ContentLocation = {
  folder: contentFolders.docs,
  route: (id, slug) => paths.doc(slug ?? id),
};

/** The location of a released version's docs. */
export const versionLocation = (version: string): ContentLocation => ({
  folder: `${versionRoot(version)}/docs`,
  route: (id, slug) => paths.doc(`${version}/${slug ?? id}`),
});

/** Name of the file source for a released version's docs; that of the current version is "docs". */
export const versionSource = (version: string): string => `docs@${version}`;

/** The released version of a doc, by its id ("0.4.4/parser/overview"); null for the current version. */
export const versionOfDoc = (docId: string): string | null => {
  const [first = ""] = docId.split("/");
  return first !== "" && existsSync(versionRoot(first)) ? first : null;
};

/** The released version whose folder contains a file; null for any other file. */
export const versionOfFile = (file: string): string | null =>
  file.startsWith(`${versionsFolder}/`) ? (file.slice(versionsFolder.length + 1).split("/")[0] ?? null) : null;

/** The content root of a file: that of a released version, or `content`. */
export const rootOfFile = (file: string): string => {
  const version = versionOfFile(file);
  return version === null ? contentRoot : versionRoot(version);
};

/** The location of a doc, and its id there. */
const placeOf = (docId: string): { place: ContentLocation; id: string } => {
  const version = versionOfDoc(docId);
  return version === null
    ? { place: docsLocation, id: docId }
    : { place: versionLocation(version), id: docId.slice(version.length + 1) };
};

/** The route of a doc by its id, or by the slug in its frontmatter. */
export const docRoute = (docId: string, slug?: string): string => {
  const { place, id } = placeOf(docId);
  return place.route(id, slug);
};

/** The file of a doc, relative to the folder; undefined if there is none. */
const relativeFileOf = ({ folder }: ContentLocation, id: string): string | undefined =>
  [`${id}.mdx`, path.posix.join(id, "index.mdx")].find((file) => existsSync(`${folder}/${file}`));

export const fileOfDoc = (docId: string): string | undefined => {
  const { place, id } = placeOf(docId);
  const file = relativeFileOf(place, id);
  return file && `${place.folder}/${file}`;
};

/** The folder of the docs below a doc. */
export const folderOfDoc = (docId: string): string => {
  const { place, id } = placeOf(docId);
  return path.posix.join(place.folder, id);
};

/** The route of a doc by its id, with its file's slug if it has one. */
export const routeOfDoc = (docId: string): string => {
  const { place, id } = placeOf(docId);
  return routeOfFile(place, relativeFileOf(place, id) ?? id);
};
