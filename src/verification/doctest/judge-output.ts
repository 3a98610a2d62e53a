import { sha256 } from "../../diagnostics/sha256";
import { filesNamedBy } from "./languages/scripts/script-files";
import { elisionDiagnostic } from "./running/compare-output";
import type { Check, CheckedProgram } from "./samples/checker";
import type { Program, Sample, SampleDiagnostic } from "./samples/sample";
import { languageOf, toProgram } from "./samples/to-programs";

interface Printing {
  part?: Sample;
  /** That block's program, once it's checked; undefined if it's left out. */
  checked?: CheckedProgram;
  page: readonly Program[];
}

/** Number of hex digits of a digest in an output's fence. */
const DIGITS = 8;

/** Seals a recorded output: changes with the output, the code up to it, and the page's files that this code names. */
const outputDigest = (output: Sample, part: Sample, { checked, page }: Printing): string => {
  const program = checked?.program ?? toProgram([part]);
  const parts = program.parts.slice(0, program.parts.indexOf(part) + 1).map(({ code }) => code);
  const files = filesNamedBy(program, page).map(({ code }) => code);
  const text = JSON.stringify([parts, files, output.code.trimEnd()]);
  return sha256(text).slice(0, DIGITS);
};

export interface JudgedOutput {
  check: Check;
  diagnostic?: SampleDiagnostic;
}

const programLanguages: readonly string[] = ["typescript", "javascript", "python", "rust", "bash"];

const toWrongOutput = (check: Check, diagnostic: string, remedy: string): JudgedOutput => ({
  check,
  diagnostic: { line: -1, message: diagnostic, remedy },
});

/** For outputs that nothing here produces: they must state how they were made, and from what. */
const judgeRecorded = ({ recorded, of }: Sample, digest: string): JudgedOutput => {
  if (recorded === undefined)
    return toWrongOutput(
      "none",
      "No check runs the block before this output",
      `Make that block run, or run it yourself and write recorded="how, and the day" of="${digest}".`,
    );
  if (of === undefined)
    return toWrongOutput(
      "recorded",
      "recorded does not say of what",
      `Write of="${digest}" if this very code printed it.`,
    );
  return of === digest
    ? { check: "recorded" }
    : toWrongOutput(
        "recorded",
        `The output, or the code before it, is not as it was when recorded (${of})`,
        `Make the output again, and write of="${digest}".`,
      );
};

/** Returns how an output is known, and its problems apart from its text. */
export const judgeOutput = (output: Sample, printing: Printing): JudgedOutput => {
  const { part, checked } = printing;
  const elision = elisionDiagnostic(output.code);
  if (elision) return { check: "none", diagnostic: elision };
  if (!part || !programLanguages.includes(languageOf(part)))
    return toWrongOutput(
      "none",
      "There is no program before this output",
      "Put it right below the block that prints it; what no program prints belongs into the text.",
    );
  // Code that is wrong on purpose may have failed before it printed anything.
  if (checked?.check === "executed" && part.wrong === undefined)
    return output.recorded === undefined
      ? { check: "compared" }
      : toWrongOutput("compared", "recorded is on an output that is compared", "Remove recorded and of.");
  if (checked?.skipped !== undefined && output.recorded === undefined) return { check: "none" };
  return judgeRecorded(output, outputDigest(output, part, printing));
};
