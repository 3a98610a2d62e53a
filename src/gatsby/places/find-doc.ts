import { readFileSync } from "node:fs";

import { contentRoot, dataPaths, versionsFolder } from "../../config/content";
import { ContentError } from "../../problems/content-error";
import { writtenValue } from "../../problems/frontmatter";
import { fileOfDoc, routeOfDoc } from "./docs-place";

/** Id of a doc among all: that in its root, after the version's name where the root is one's. */
export const idInRoot = (docId: string, root: string = contentRoot): string =>
  root === contentRoot ? docId : `${root.slice(versionsFolder.length + 1)}/${docId}`;

/** Gives where a doc is that the glossary of a root names, and its title. Throws a ContentError where there is none. */
export const docFinder =
  (root: string = contentRoot) =>
  (docId: string): { path: string; title: string } => {
    const id = idInRoot(docId, root);
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
    return { path: routeOfDoc(id), title: writtenValue(readFileSync(file, "utf8"), "title") ?? docId };
  };
