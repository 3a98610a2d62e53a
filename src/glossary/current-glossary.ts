import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";

import { glossaryFile } from "../config/content";
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

let memory: { changed: number; glossary: Glossary } | undefined;

/** The glossary as its file is now; read again only when that has changed. */
export const currentGlossary = (): Glossary => {
  const changed = existsSync(glossaryFile) ? statSync(glossaryFile).mtimeMs : 0;
  if (memory?.changed !== changed)
    memory = { changed, glossary: toGlossary(changed === 0 ? "[]" : readFileSync(glossaryFile, "utf8")) };
  return memory.glossary;
};
