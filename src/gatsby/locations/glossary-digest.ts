import { createHash } from "node:crypto";

import { dataPaths } from "../../config/content";
import { currentGlossary } from "../../reference/glossary/current-glossary";
import { byRoot, whenChanged } from "../../diagnostics/cached-files";
import { fileOfDoc } from "./docs-location";
import { docFinder, idInRoot } from "./doc-finder";

const docIds = (root: string): string[] => [...new Set(currentGlossary(root).terms.flatMap(({ usedIn }) => usedIn))];

/** The glossary's file if it has terms, and the files of the docs that these name. */
const files = (root: string): string[] => {
  const docs = docIds(root);
  return docs.length === 0
    ? []
    : [dataPaths(root).glossary, ...docs.flatMap((docId) => fileOfDoc(idInRoot(docId, root)) ?? [])];
};

/** Changes with any term in a root's glossary, and with the path or title of any doc that a term names. */
export const glossaryDigest = byRoot((root) =>
  whenChanged(
    () => files(root),
    () =>
      createHash("sha1")
        .update(JSON.stringify([currentGlossary(root).digest, docIds(root).map(docFinder(root))]))
        .digest("base64url"),
  ),
);
