import { readSamples } from "../../sample-checks/samples/read-samples";
import { toPrograms } from "../../sample-checks/samples/to-programs";
import type { CheckedProgram } from "../../sample-checks/samples/checker";
import { rustChecker } from "../../sample-checks/languages/rust/rust-checker";
import { currentSymbols } from "../../toolkit/current-symbols";

/** Checks the Rust programs of a page that has these blocks: the words of a fence, and its code. */
export const checkRustBlocks = async (
  ...blocks: (readonly [info: string, code: string])[]
): Promise<CheckedProgram[]> => {
  const samples = readSamples(blocks.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`).join("\n"), "page.mdx");
  const page = toPrograms(samples);
  const outputs = new Map(
    samples.flatMap((sample, index) => (sample.language === "output" ? [[samples[index - 1]!, sample]] : [])),
  );
  const programs = page.filter(({ language }) => language === "rust").map((program) => ({ program, page, outputs }));
  return rustChecker.check(programs, currentSymbols());
};
