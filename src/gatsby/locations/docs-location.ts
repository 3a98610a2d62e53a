import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { contentFolders, contentRoot, versionRoot, versionsFolder } from "../../config/content";
import { parseFrontmatter, writtenValue } from "../../diagnostics/frontmatter";
import { idOfFile, paths } from "../../utils/paths";

/** The folder of a content type's files, and their routes. */
export interface ContentLocation {
  folder: string;
  /** Route of a file by its id, its path in the folder ("parser/overview"), or by the slug in its frontmatter. */
  route(id: string, slug?: string): string;
}

/** Returns the slug or permalink in a file's frontmatter; undefined if there is neither or no file. */
const slugOfFile = (file: string): string | undefined => {
  if (!existsSync(file)) return undefined;
  const raw = readFileSync(file, "utf8");
  return writtenValue(raw, "slug") ?? writtenValue(raw, "permalink");
};

/** Returns the route of a file in its folder, for code that runs before there are nodes. */
export const routeOfFile = ({ folder, route }: ContentLocation, relativePath: string): string =>
  route(idOfFile(relativePath), slugOfFile(`${folder}/${relativePath}`));

const orderOf = (docId: string) => {
  const { order, title } = parseFrontmatter(readFileSync(fileOfDoc(docId)!, "utf8")).frontmatter;
  return { order: typeof order === "number" ? order : Infinity, title: String(title) };
};

/** Returns ids of the docs directly in a section's folder, by `order` in their frontmatter, then by title. */
export const docsInFolder = (docId: string): string[] => {
  const folder = folderOfDoc(docId);
  if (!existsSync(folder)) return [];
  const names = new Set(readdirSync(folder).map((name) => name.replace(/\.mdx$/, "")));
  return [...names]
    .map((name) => `${docId}/${name}`)
    .filter((id) => !id.endsWith("/index") && fileOfDoc(id) !== undefined)
    .map((id) => ({ id, ...orderOf(id) }))
    .sort((a, b) => (a.order === b.order ? a.title.localeCompare(b.title, "en") : a.order - b.order))
    .map(({ id }) => id);
};

/** The location of the current version's docs, which the toolkit's symbols need before there are nodes. */
export const docsLocation: ContentLocation = {
  folder: contentFolders.docs,
  route: (id, slug) => paths.doc(slug ?? id),
};

/** Returns the location of a released version's docs. */
export const versionLocation = (version: string): ContentLocation => ({
  folder: `${versionRoot(version)}/docs`,
  route: (id, slug) => paths.doc(`${version}/${slug ?? id}`),
});

/** Returns the name of the file source for a released version's docs; that of the current version is "docs". */
export const versionSource = (version: string): string => `docs@${version}`;

/** Returns the released version of a doc, by its id ("0.4.4/parser/overview"); null for the current version. */
export const versionOfDoc = (docId: string): string | null => {
  const [first = ""] = docId.split("/");
  return first !== "" && existsSync(versionRoot(first)) ? first : null;
};

/** Returns the released version whose folder contains a file; null for any other file. */
export const versionOfFile = (file: string): string | null =>
  file.startsWith(`${versionsFolder}/`) ? (file.slice(versionsFolder.length + 1).split("/")[0] ?? null) : null;

/** Returns the content root of a file: that of a released version, or `content`. */
export const rootOfFile = (file: string): string => {
  const version = versionOfFile(file);
  return version === null ? contentRoot : versionRoot(version);
};

const resolveDocId = (docId: string): { place: ContentLocation; id: string } => {
  const version = versionOfDoc(docId);
  return version === null
    ? { place: docsLocation, id: docId }
    : { place: versionLocation(version), id: docId.slice(version.length + 1) };
};

/** Returns the route of a doc by its id, or by the slug in its frontmatter. */
export const docRoute = (docId: string, slug?: string): string => {
  const { place, id } = resolveDocId(docId);
  return place.route(id, slug);
};

const relativeFileOf = ({ folder }: ContentLocation, id: string): string | undefined =>
  [`${id}.mdx`, path.posix.join(id, "index.mdx")].find((file) => existsSync(`${folder}/${file}`));

export const fileOfDoc = (docId: string): string | undefined => {
  const { place, id } = resolveDocId(docId);
  const file = relativeFileOf(place, id);
  return file && `${place.folder}/${file}`;
};

/** Returns the folder of the docs below a doc. */
export const folderOfDoc = (docId: string): string => {
  const { place, id } = resolveDocId(docId);
  return path.posix.join(place.folder, id);
};

/** Returns the route of a doc by its id, with its file's slug if it has one. */
export const routeOfDoc = (docId: string): string => {
  const { place, id } = resolveDocId(docId);
  return routeOfFile(place, relativeFileOf(place, id) ?? id);
};
