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
  /** Its parent: a class, a module or a command. */
  parent: text.nullable().default(null),
  signature: text,
  /** Parameters; the fields of structs and options. */
  params: z.array(param).default([]),
  returns: text.nullable().default(null),
  errors: z.array(text).default([]),
  /** Fixed texts that it returns besides errors: codes, and shims for what a message lacks. */
  texts: z.array(text).default([]),
  status: z.enum(symbolStatuses),
  /** Observed behaviour, one sentence. */
  note: text,
  evidence: z.enum(["executed", "read"]),
  /** What runs it: a file in `src/verification/symbols`, without its extension. */
  check: text.nullable().default(null),
  /** The names of what proves the entry there. */
  proofs: z.array(text).default([]),
  /** Path and lines of the definition in the release's sources. */
  source: z.string().regex(/^[\w./-]+:\d+(-\d+)?$/),
});

export interface ToolkitSymbol extends z.infer<typeof symbolValues> {
  package: ToolkitPackage;
  language: ToolkitLanguage;
  line: number;
  file: string;
}

/** A symbol and its page. */
export interface PlacedSymbol extends ToolkitSymbol {
  url: string;
}
