import { readFileSync } from "node:fs";

import { glossaryFile } from "../../config/content";
import { ContentError } from "../../problems/content-error";
import { writtenValue } from "../../problems/frontmatter";
import { fileOfDoc, routeOfDoc } from "./docs-place";

/** Where a doc that the glossary names is, and its title. Throws a ContentError where there is none. */
export const findDoc = (docId: string): { path: string; title: string } => {
  const file = fileOfDoc(docId);
  if (file === undefined)
    throw new ContentError(
      glossaryFile,
      readFileSync(glossaryFile, "utf8")
        .split("\n")
        .findIndex((line) => line.includes(docId)) + 1,
      `There is no doc "${docId}"`,
      "Correct the id: the file's path below content/docs, without .mdx",
    );
  return { path: routeOfDoc(docId), title: writtenValue(readFileSync(file, "utf8"), "title") ?? docId };
};
