import { createHash } from "node:crypto";
import { existsSync } from "node:fs";

import { glossaryFile } from "../config/content";
import { whenChanged } from "../problems/when-changed";
import { readGlossary } from "./read-glossary";
import type { GlossaryTerm } from "./read-glossary";

export interface Glossary {
  /** By the alphabet. */
  terms: readonly GlossaryTerm[];
  /** By each of their forms, in small letters. */
  byForm: ReadonlyMap<string, GlossaryTerm>;
  /** Changes with any term. */
  digest: string;
}

/** Makes a glossary of the text of its file. */
export const toGlossary = (raw: string, file = glossaryFile): Glossary => {
  const terms = readGlossary(raw, file);
  return {
    terms,
    byForm: new Map(terms.flatMap((entry) => [entry.term, ...entry.also].map((form) => [form.toLowerCase(), entry]))),
    digest: createHash("sha1").update(raw).digest("base64url"),
  };
};

/** The glossary as its file is now; without terms where there is none. */
export const currentGlossary = whenChanged(
  () => (existsSync(glossaryFile) ? [glossaryFile] : []),
  ([file]) => toGlossary(file?.raw ?? "[]"),
);
