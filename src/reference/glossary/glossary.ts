import { existsSync } from "node:fs";

import { z } from "zod";

import { dataPaths } from "../../config/content";
import { digestOf, memoizeRootFiles } from "../../diagnostics/cached-files";
import { errorIn, toDiagnostic } from "../../diagnostics/diagnostic";
import { yamlList } from "../../diagnostics/yaml-file";

const text = z.string().min(1);

const termValues = z.strictObject({
  term: text,
  /** Other forms in a text, such as its plural. */
  also: z.array(text).default([]),
  /** Two sentences, with names in backticks. */
  definition: text,
  /** Ids of the docs that use it. */
  usedIn: z.array(text).min(1),
});

const list = { schema: termValues, singular: "term", many: "terms", key: "term", rest: "its definition" };

export interface GlossaryTerm extends z.infer<typeof termValues> {
  /** The anchor of its entry. */
  id: string;
  line: number;
}

export interface Glossary {
  /** Sorted alphabetically. */
  terms: readonly GlossaryTerm[];
  /** By each of their forms, in lower case. */
  byForm: ReadonlyMap<string, GlossaryTerm>;
  digest: string;
}

/** Parses a glossary from the contents of its file. Throws a ContentError for the first mistake. */
export const parseGlossary = (raw: string, file = dataPaths().glossary): Glossary => {
  const byForm = new Map<string, GlossaryTerm>();
  const terms = yamlList(raw, file, list).map(({ fields, line }) => {
    const entry = { ...fields, id: fields.term.toLowerCase().replace(/[^a-z\d]+/g, "-"), line };
    for (const form of [fields.term, ...fields.also].map((name) => name.toLowerCase())) {
      const first = byForm.get(form)?.line;
      if (first !== undefined) throw errorIn(file, line, toDiagnostic("term-taken", { form, first }));
      byForm.set(form, entry);
    }
    return entry;
  });
  return { terms: terms.sort((a, b) => a.term.localeCompare(b.term, "en")), byForm, digest: digestOf(raw) };
};

/** Returns the current glossary of a content root; empty if it has no glossary file. */
export const currentGlossary = memoizeRootFiles(
  (root) => [dataPaths(root).glossary].filter(existsSync),
  ([file]) => parseGlossary(file?.raw ?? "[]", file?.file),
);
