import { execFileSync } from "node:child_process";
import path from "node:path";

import type { SchemaClaim } from "../validate/choose-schema";
import type { SchemaFacts, Verdict } from "../validate/types";

/** Files by name in the order in which they're added, and messages to check with them. */
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

/** Runs the validator's jobs with the real libxml2, in one process for all tasks, each with its own files. */
export const validateInProcess = (tasks: readonly ValidationTask[]): Answer[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", path.join(__dirname, "validation-process.ts")], {
      input: JSON.stringify(tasks),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Answer[];
