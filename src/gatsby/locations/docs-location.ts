import { existsSync } from "node:fs";
import path from "node:path";

import { contentFolders, contentRoot, versionRoot, versionsFolder } from "../../config/content";
import { paths } from "../../utils/paths";
import type { ContentPlace } from "./content-location";
import { routeOfFile } from "./route-of-file";

/** Where the docs of the current version lie, which the toolkit's symbols ask for before there are nodes. */
export const docsPlace: ContentPlace = { folder: contentFolders.docs, route: (id, slug) => paths.doc(slug ?? id) };

/** Where the docs of a released version lie. */
export const versionPlace = (version: string): ContentPlace => ({
  folder: `${versionRoot(version)}/docs`,
  route: (id, slug) => paths.doc(`${version}/${slug ?? id}`),
});

/** Name of the source of files of a released version's docs, beside "docs". */
export const versionSource = (version: string): string => `docs@${version}`;

/** The released version that a doc belongs to, by its id ("0.4.4/parser/overview"); null for one of the current version. */
export const versionOfDoc = (docId: string): string | null => {
  const [first = ""] = docId.split("/");
  return first !== "" && existsSync(versionRoot(first)) ? first : null;
};

/** The released version whose folder a file lies in; null for any other file. */
export const versionOfFile = (file: string): string | null =>
  file.startsWith(`${versionsFolder}/`) ? (file.slice(versionsFolder.length + 1).split("/")[0] ?? null) : null;

/** The root of content that a file lies in: that of a released version, or that of all. */
export const rootOfFile = (file: string): string => {
  const version = versionOfFile(file);
  return version === null ? contentRoot : versionRoot(version);
};

/** Where a doc lies, and its id there. */
const placeOf = (docId: string): { place: ContentPlace; id: string } => {
  const version = versionOfDoc(docId);
  return version === null
    ? { place: docsPlace, id: docId }
    : { place: versionPlace(version), id: docId.slice(version.length + 1) };
};

/** The route of a doc by its id, and by the slug that its frontmatter gives it. */
export const docRoute = (docId: string, slug?: string): string => {
  const { place, id } = placeOf(docId);
  return place.route(id, slug);
};

/** The file of a doc below the folder of its place; undefined when there is none. */
const relativeFileOf = ({ folder }: ContentPlace, id: string): string | undefined =>
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

/** The route of a doc by its id, its file's slug heeded. */
export const routeOfDoc = (docId: string): string => {
  const { place, id } = placeOf(docId);
  return routeOfFile(place, relativeFileOf(place, id) ?? id);
};
