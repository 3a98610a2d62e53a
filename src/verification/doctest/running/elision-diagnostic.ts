import type { SampleDiagnostic } from "../samples/sample";

/** A line in an output that replaces omitted lines. */
export const ELIDED = "…";

export const isElided = (line: string): boolean => line.trim() === ELIDED;

const isText = (line: string | undefined): boolean => line !== undefined && line.trim() !== "" && !isElided(line);

/** The problem with a `…` line in an output: it must be between two lines that are printed. */
export const elisionDiagnostic = (code: string): SampleDiagnostic | undefined => {
  const lines = code.trimEnd().split("\n");
  const line = lines.findIndex((text, at) => isElided(text) && !(isText(lines[at - 1]) && isText(lines[at + 1])));
  return line === -1
    ? undefined
    : {
        line,
        message: `A line of ${ELIDED} stands at the edge of what is shown`,
        remedy: "Write the printed lines right before and right after those that it stands for.",
      };
};
