import { readFileSync } from "node:fs";

import { contentRoot, dataPaths, versionsFolder } from "../../config/content";
import { digestOf, memoizeByRoot, memoizeFiles } from "../../diagnostics/cached-files";
import { ContentError } from "../../diagnostics/diagnostic";
import { writtenValue } from "../../diagnostics/frontmatter";
import { currentGlossary } from "../../reference/glossary/glossary";
import { fileOfDoc, routeOfDoc } from "./docs-location";

const docIds = (root: string): string[] => [...new Set(currentGlossary(root).terms.flatMap(({ usedIn }) => usedIn))];

/** Returns the glossary's file if it has terms, and the files of the docs that these name. */
const files = (root: string): string[] => {
  const docs = docIds(root);
  return docs.length === 0
    ? []
    : [dataPaths(root).glossary, ...docs.flatMap((docId) => fileOfDoc(idInRoot(docId, root)) ?? [])];
};

/** Changes with any term in a root's glossary, and with the path or title of any doc that a term names. */
export const glossaryDigest = memoizeByRoot((root) =>
  memoizeFiles(
    () => files(root),
    () => digestOf([currentGlossary(root).digest, docIds(root).map(docFinder(root))]),
  ),
);

/** Returns a doc's id on the whole site: its id in its content root, below the name of a released version. */
export const idInRoot = (docId: string, root: string = contentRoot): string =>
  root === contentRoot ? docId : `${root.slice(versionsFolder.length + 1)}/${docId}`;

/** Docs that a build has found. Its files don't change, and its pages link to the same few docs again and again. */
const built = new Map<string, { path: string; title: string }>();

/** Returns a function that finds a doc named in a root's glossary. Throws a ContentError if there is none. */
export const docFinder =
  (root: string = contentRoot) =>
  (docId: string): { path: string; title: string } => {
    const id = idInRoot(docId, root);
    const known = built.get(id);
    if (known) return known;
    const file = fileOfDoc(id);
    if (file === undefined) {
      const { glossary } = dataPaths(root);
      const lines = readFileSync(glossary, "utf8").split("\n");
      throw new ContentError(
        glossary,
        lines.findIndex((line) => line.includes(docId)) + 1,
        `There is no doc "${docId}"`,
        "Correct the id: the file's path below content/docs, without .mdx",
      );
    }
    const doc = { path: routeOfDoc(id), title: writtenValue(readFileSync(file, "utf8"), "title") ?? docId };
    if (process.env.NODE_ENV === "production") built.set(id, doc);
    return doc;
  };
