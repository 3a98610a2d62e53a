import { readFileSync } from "node:fs";

import { contentRoot, dataPaths, versionsFolder } from "../../config/content";
import { ContentError } from "../../diagnostics/content-error";
import { writtenValue } from "../../diagnostics/frontmatter";
import { fileOfDoc, routeOfDoc } from "./docs-location";

/** Id of a doc among all: that in its root, after the version's name where the root is one's. */
export const idInRoot = (docId: string, root: string = contentRoot): string =>
  root === contentRoot ? docId : `${root.slice(versionsFolder.length + 1)}/${docId}`;

interface FoundDoc {
  path: string;
  title: string;
}

/** The docs of a build, whose files stay as they are while it runs: its pages name the same few again and again. */
const built = new Map<string, FoundDoc>();

/** Returns what finds a doc that the glossary of a root names. Throws a ContentError if there is none. */
export const docFinder =
  (root: string = contentRoot) =>
  (docId: string): FoundDoc => {
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
