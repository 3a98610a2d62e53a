import type { CheckedProgram, PageProgram } from "../samples/checker";
import type { Sample } from "../samples/sample";
import { outputDiagnostic } from "./compare-output";
import type { Run } from "./run";

const lastLineBefore = (parts: readonly Sample[], end: number): number =>
  parts.slice(0, end).reduce((sum, { code }) => sum + code.split("\n").length, 0);

/** Compares what a program printed, and how it ended, with the output blocks; returns the differences. */
export const judgeRun = (
  { program: { parts }, outputs }: PageProgram,
  { printed, error }: Run,
): Pick<CheckedProgram, "diagnostics" | "outputDiagnostics"> => {
  const found: Pick<CheckedProgram, "diagnostics" | "outputDiagnostics"> = { diagnostics: [], outputDiagnostics: [] };
  for (const [index, part] of parts.entries()) {
    const output = outputs.get(part);
    const ends = error !== undefined && index === printed.length - 1;
    const text = `${printed[index] ?? ""}${ends ? error : ""}`;
    const diagnostic = output && outputDiagnostic(output.code, text);
    if (output && diagnostic) found.outputDiagnostics.push({ output, diagnostic });
    if (ends && (!output || diagnostic))
      found.diagnostics.push({
        line: lastLineBefore(parts, index),
        message: `The sample ends with ${error}`,
        remedy: "Correct it, or catch the error; an error that is meant stands in an output block below.",
      });
  }
  return found;
};
