import { rustChecker } from "../../verification/doctest/languages/rust/rust-checker";
import type { CheckedProgram } from "../../verification/doctest/samples/checker";
import { parseSamples } from "../../verification/doctest/samples/parse-samples";
import { toPrograms } from "../../verification/doctest/samples/to-programs";
import { symbolsOf } from "../content/symbols-of";

const symbols = symbolsOf("rust");

/** Checks the Rust programs of a page with these blocks: the info string of a fence, and its code. */
export const checkRustBlocks = async (
  ...blocks: (readonly [info: string, code: string])[]
): Promise<CheckedProgram[]> => {
  const samples = parseSamples(blocks.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`).join("\n"), "page.mdx");
  const page = toPrograms(samples);
  const outputs = new Map(
    samples.flatMap((sample, index) => (sample.language === "output" ? [[samples[index - 1]!, sample]] : [])),
  );
  const programs = page.filter(({ language }) => language === "rust").map((program) => ({ program, page, outputs }));
  const results = await rustChecker.check(programs, symbols);
  return results.map((result, index) => ({ ...result, program: programs[index]!.program }));
};
