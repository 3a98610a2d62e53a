import { createHash } from "node:crypto";

import { glossaryFile } from "../../config/content";
import { currentGlossary } from "../../glossary/current-glossary";
import { whenChanged } from "../../problems/when-changed";
import { fileOfDoc } from "./docs-place";
import { findDoc } from "./find-doc";

const docIds = (): string[] => [...new Set(currentGlossary().terms.flatMap(({ usedIn }) => usedIn))];

/** The glossary's file, where it has terms, and those of the docs that they name. */
const files = (): string[] => {
  const docs = docIds();
  return docs.length === 0 ? [] : [glossaryFile, ...docs.flatMap((docId) => fileOfDoc(docId) ?? [])];
};

/** Changes with any term, and with the path or the title of any doc that a term names. */
export const glossaryDigest = whenChanged(files, () =>
  createHash("sha1")
    .update(JSON.stringify([currentGlossary().digest, docIds().map(findDoc)]))
    .digest("base64url"),
);
