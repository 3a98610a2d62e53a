import { z } from "zod";

import { knownWays, symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../../config/toolkit";
import type { ToolkitLanguage } from "../../../config/toolkit";

const text = z.string().min(1);

const symbolEntry = z.strictObject({
  id: text.describe("package.language[.parent].name"),
  package: z.enum(toolkitPackages),
  language: z.enum(Object.keys(toolkitLanguages) as [ToolkitLanguage]),
  kind: z.enum(symbolKinds),
  name: text,
  parent: text.nullable().describe("What it belongs to: a class, a module, a command."),
  signature: text,
  params: z
    .array(z.strictObject({ name: text, type: text, required: z.boolean(), default: text.nullable() }))
    .describe("Parameters; of structs and options, fields."),
  returns: text.nullable(),
  errors: z.array(text),
  texts: z.array(text).describe("Fixed texts among its results besides errors."),
  status: z.enum(symbolStatuses),
  note: text.describe("Observed behaviour in one sentence."),
  known: z.enum(knownWays).describe("Observed: a check of the site runs it. Read: taken from the source, not run."),
  check: text.nullable().describe("The file of the site's sources that runs it."),
  source: z.url().describe("Where the toolkit defines it."),
  url: z.url().describe("Where the documentation has it."),
});

/** The contents of /api/toolkit.json. */
export const toolkitValues = z.strictObject({
  $schema: z.url(),
  version: text.describe("The version of the toolkit."),
  statuses: z.record(z.enum(symbolStatuses), text).describe("What the statuses mean."),
  symbols: z.array(symbolEntry),
});

export type ToolkitFile = z.infer<typeof toolkitValues>;
export type ToolkitEntry = z.infer<typeof symbolEntry>;
