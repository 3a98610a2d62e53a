import { createHash } from "node:crypto";
import { existsSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { byRoot, whenChanged } from "../../diagnostics/cached-files";
import { readGlossary } from "./read-glossary";
import type { GlossaryTerm } from "./read-glossary";

export interface Glossary {
  /** Sorted alphabetically. */
  terms: readonly GlossaryTerm[];
  /** By each of their forms, in lower case. */
  byForm: ReadonlyMap<string, GlossaryTerm>;
  /** Changes with any term. */
  digest: string;
}

/** Parses a glossary from the contents of its file. */
export const toGlossary = (raw: string, file = dataPaths().glossary): Glossary => {
  const terms = readGlossary(raw, file);
  return {
    terms,
    byForm: new Map(terms.flatMap((entry) => [entry.term, ...entry.also].map((form) => [form.toLowerCase(), entry]))),
    digest: createHash("sha1").update(raw).digest("base64url"),
  };
};

/** The current glossary of a content root; empty if it has no glossary file. */
export const currentGlossary = byRoot((root) =>
  whenChanged(
    () => [dataPaths(root).glossary].filter(existsSync),
    ([file]) => toGlossary(file?.raw ?? "[]", file?.file),
  ),
);
