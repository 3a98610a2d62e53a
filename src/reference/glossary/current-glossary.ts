import { createHash } from "node:crypto";
import { existsSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { byRoot } from "../../diagnostics/by-root";
import { whenChanged } from "../../diagnostics/when-changed";
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
export const toGlossary = (raw: string, file = dataPaths().glossary): Glossary => {
  const terms = readGlossary(raw, file);
  return {
    terms,
    byForm: new Map(terms.flatMap((entry) => [entry.term, ...entry.also].map((form) => [form.toLowerCase(), entry]))),
    digest: createHash("sha1").update(raw).digest("base64url"),
  };
};

/** The glossary as the file of a root is now; without terms where there is none. */
export const currentGlossary = byRoot((root) =>
  whenChanged(
    () => [dataPaths(root).glossary].filter(existsSync),
    ([file]) => toGlossary(file?.raw ?? "[]", file?.file),
  ),
);
