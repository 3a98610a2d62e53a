import { codeLanguages } from "../../../mdx/code/code-languages";
import { ContentError } from "../../../diagnostics/diagnostic";
import type { Program, Sample } from "./sample";

/** The main name of the language for aliases like `ts`, `mts` and `typescript`. */
export const languageOf = ({ language }: { language: string }): string => codeLanguages.get(language)?.id ?? language;

/** The program made from these parts. */
export const toProgram = (parts: readonly Sample[]): Program => ({
  parts,
  language: languageOf(parts[0]!),
  title: parts[0]!.title,
  code: parts.map(({ code }) => code).join("\n"),
});

const diagnosticOfContinues = (sample: Sample, before: Sample | undefined): ContentError | undefined => {
  const error = (diagnostic: string, remedy: string) => new ContentError(sample.file, sample.line, diagnostic, remedy);
  if (!before)
    return error(`"continues" stands on a block that no ${sample.language} block comes before`, "Remove the word.");
  if (before.unchecked !== undefined)
    return error(
      '"continues" stands below a block that is not checked',
      "Remove the word, or have that block checked.",
    );
  return undefined;
};

/** Joins a page's checked samples that continue each other. */
export const toPrograms = (samples: readonly Sample[]): Program[] => {
  const groups: Sample[][] = [];
  const last = new Map<string, Sample>();
  for (const sample of samples) {
    const language = languageOf(sample);
    const before = last.get(language);
    last.set(language, sample);
    if (sample.unchecked !== undefined) continue;
    const diagnostic = sample.continues ? diagnosticOfContinues(sample, before) : undefined;
    if (diagnostic) throw diagnostic;
    if (sample.continues) groups.findLast(([first]) => languageOf(first!) === language)!.push(sample);
    else groups.push([sample]);
  }
  return groups.map(toProgram);
};

/** The part that contains a line of a program's code, counted from 0, and the line in that part. */
export const placeOf = ({ parts }: Program, line: number): { part: Sample; line: number } => {
  let left = line;
  for (const part of parts) {
    const lines = part.code.split("\n").length;
    if (left < lines) return { part, line: left };
    left -= lines;
  }
  return { part: parts.at(-1)!, line: -1 };
};
