import { codeLanguages } from "../../mdx/code/code-languages";
import { ContentError } from "../../problems/content-error";
import type { Program, Sample } from "./sample";

/** The language's one name, for `ts`, `mts` and `typescript` alike. */
export const languageOf = ({ language }: { language: string }): string => codeLanguages.get(language)?.id ?? language;

const toProgram = (parts: readonly Sample[]): Program => ({
  parts,
  language: languageOf(parts[0]!),
  title: parts[0]!.title,
  code: parts.map(({ code }) => code).join("\n"),
});

/** Joins the checked samples of one page that continue each other. */
export const toPrograms = (samples: readonly Sample[]): Program[] => {
  const groups: Sample[][] = [];
  for (const sample of samples.filter(({ unchecked }) => unchecked === undefined)) {
    if (!sample.continues) {
      groups.push([sample]);
      continue;
    }
    const begun = groups.findLast(([first]) => languageOf(first!) === languageOf(sample));
    if (!begun)
      throw new ContentError(
        sample.file,
        sample.line,
        `"continues" stands on a block that no ${sample.language} block comes before`,
        "Remove the word.",
      );
    begun.push(sample);
  }
  return groups.map(toProgram);
};

/** File line of a line of a program's code, counted from 0. */
export const lineInFile = ({ parts }: Program, line: number): number => {
  let left = line;
  for (const part of parts) {
    const lines = part.code.split("\n").length;
    if (left < lines) return part.line + 1 + left;
    left -= lines;
  }
  return parts.at(-1)!.line;
};
