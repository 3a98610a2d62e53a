import { closeSync, existsSync, openSync, readSync } from "node:fs";
import path from "node:path";

import { contentFolders } from "../config/content";
import type { ContentKind } from "../config/content";
import { idOfFile, paths } from "../utils/paths";

const kebabCase = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();

const ofId: Readonly<Record<ContentKind, (id: string) => string>> = {
  docs: paths.doc,
  pages: paths.page,
  blog: paths.blogPost,
  authors: (id) => paths.author(kebabCase(id)),
};

const ofSlug = { ...ofId, authors: paths.author };

/** The route of a content file, by its path below its kind's folder, or by the slug (an author's permalink) that it has. */
export const contentRoute = (kind: ContentKind, relativePath: string, slug: string | undefined): string =>
  slug === undefined ? ofId[kind](idOfFile(relativePath)) : ofSlug[kind](slug);

const HEAD_BYTES = 2048;

/** Slug or permalink in the frontmatter of a file, if the file exists and has one. */
const slugOfFile = (file: string): string | undefined => {
  try {
    const descriptor = openSync(path.resolve(file), "r");
    const buffer = Buffer.alloc(HEAD_BYTES);
    const length = readSync(descriptor, buffer, 0, HEAD_BYTES, 0);
    closeSync(descriptor);
    const frontmatter = buffer.toString("utf8", 0, length).split(/^---\s*$/m)[1] ?? "";
    return /^(?:slug|permalink):\s*["']?([^"'\s]+)/m.exec(frontmatter)?.[1];
  } catch {
    return undefined;
  }
};

/** The route of a file as it stands in its folder, for what is made before there are nodes. */
export const routeOfFile = (kind: ContentKind, relativePath: string): string =>
  contentRoute(kind, relativePath, slugOfFile(`${contentFolders[kind]}/${relativePath}`));

/** The file of a doc, below content/docs; undefined when there is none. */
const relativeFileOf = (docId: string): string | undefined =>
  [`${docId}.mdx`, `${docId}/index.mdx`].find((file) => existsSync(`${contentFolders.docs}/${file}`));

export const fileOfDoc = (docId: string): string | undefined => {
  const file = relativeFileOf(docId);
  return file && `${contentFolders.docs}/${file}`;
};

/** The route of a doc by its id, its file's slug heeded. */
export const routeOfDoc = (docId: string): string => routeOfFile("docs", relativeFileOf(docId) ?? docId);
