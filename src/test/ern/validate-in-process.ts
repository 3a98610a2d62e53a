import { execFileSync } from "node:child_process";
import path from "node:path";

import type { SchemaClaim } from "../../playground/validation/choose-schema";
import type { SchemaFacts, Verdict } from "../../playground/validation/types";

/** Files by name in the order in which they are brought, and messages to check with them. */
export interface ValidationTask {
  batches: Record<string, string>[];
  messages: string[];
  claim: SchemaClaim;
}

interface Answer {
  facts: SchemaFacts[];
  verdicts: Verdict[][];
  /** Why a file was refused. */
  refused?: string;
}

/** Does what the validator's worker does, with libxml2 itself, in one process for all tasks, each with files of its own. */
export const validateInProcess = (tasks: readonly ValidationTask[]): Answer[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", path.join(__dirname, "validation-process.ts")], {
      input: JSON.stringify(tasks),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Answer[];
