import { z } from "zod";

import { symbolKinds, symbolStatuses } from "../../config/toolkit";
import type { ToolkitLanguage, ToolkitPackage } from "../../config/toolkit";

const text = z.string().min(1);

const param = z.strictObject({
  name: text,
  type: text,
  required: z.boolean().default(false),
  default: text.nullable().default(null),
});

/** An entry of a toolkit file. */
export const symbolValues = z.strictObject({
  id: text,
  kind: z.enum(symbolKinds),
  name: text,
  /** What it belongs to: a class, a module, a command. */
  parent: text.nullable().default(null),
  signature: text,
  /** Parameters; for structs and options, fields. */
  params: z.array(param).default([]),
  returns: text.nullable().default(null),
  errors: z.array(text).default([]),
  /** Fixed texts among its results besides errors: codes, shims for what a message lacks. */
  texts: z.array(text).default([]),
  status: z.enum(symbolStatuses),
  /** Observed behaviour, one sentence. */
  note: text,
  evidence: z.enum(["executed", "read"]),
  /** What executes it: a file of `src/verification/symbols`, without its ending. */
  check: text.nullable().default(null),
  /** Path and line of the definition in the release's sources. */
  source: z.string().regex(/^[\w./-]+:\d+(-\d+)?$/),
});

export interface ToolkitSymbol extends z.infer<typeof symbolValues> {
  package: ToolkitPackage;
  language: ToolkitLanguage;
  /** Line of its entry. */
  line: number;
  file: string;
}

/** A symbol and where readers find it. */
export interface PlacedSymbol extends ToolkitSymbol {
  url: string;
}
