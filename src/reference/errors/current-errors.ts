import { createHash } from "node:crypto";
import path from "node:path";

import { dataPaths } from "../../config/content";
import { ContentError } from "../../diagnostics/diagnostic";
import { byRoot, filesIn, whenChanged } from "../../diagnostics/cached-files";
import { readErrors } from "./read-errors";
import type { ErrorEntry } from "./read-errors";

export interface Errors {
  /** The entries of each source, in file order. */
  bySource: ReadonlyMap<string, readonly ErrorEntry[]>;
  /** Changes with any entry. */
  digest: string;
}

/** Throws if two entries have the same id, because ids are anchors. */
const checkIds = (files: readonly { file: string; entries: readonly ErrorEntry[] }[]): void => {
  const places = new Map<string, string>();
  for (const { file, entries } of files)
    for (const { id, line } of entries) {
      const first = places.get(id);
      if (first) throw new ContentError(file, line, `"${id}" is the id of the error in ${first} too`, "Change one");
      places.set(id, `${file}:${line}`);
    }
};

/** Parses errors from the contents of their files. */
export const toErrors = (files: readonly { file: string; raw: string }[]): Errors => {
  const read = files.map(({ file, raw }) => ({ file, entries: readErrors(raw, file) }));
  checkIds(read);
  return {
    bySource: new Map(read.map(({ file, entries }) => [path.basename(file, ".yaml"), entries])),
    digest: createHash("sha1").update(JSON.stringify(files)).digest("base64url"),
  };
};

/** The current errors of a content root. */
export const currentErrors = byRoot((root) => whenChanged(() => filesIn(dataPaths(root).errors, ".yaml"), toErrors));
