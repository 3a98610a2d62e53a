import { readSample } from "@ddex-suite/ern/test/read-sample";

import { type CodeFacts, toCodeFacts } from "../../playground/code/code-facts";
import { createEngine } from "../../playground/workers/create-engine";
import { analyzeSource } from "./analyze-source";

/** Returns what the playground's programs say about a sample. */
export const readCodeFacts = async (file: string): Promise<CodeFacts> =>
  toCodeFacts(await analyzeSource(createEngine(), readSample(file)), file);
