import { ContentError } from "../../../diagnostics/diagnostic";
import { codeLanguages } from "../../../mdx/code/code-languages";
import { isFileName } from "../../../mdx/code/digest-samples";
import type { Program, Sample } from "./sample";

/** Returns the main name of the language for aliases like `ts`, `mts` and `typescript`. */
export const languageOf = ({ language }: { language: string }): string => codeLanguages.get(language)?.id ?? language;

/** Returns the program made from these parts. */
export const toProgram = (parts: readonly Sample[]): Program => ({
  parts,
  language: languageOf(parts[0]!),
  title: parts[0]!.title,
  code: parts.map(({ code }) => code).join("\n"),
});

const assertContinues = ({ file, line, language }: Sample, before: Sample | undefined): void => {
  const [where, remedy] = before
    ? ["below a block that is not checked", "Remove the word, or have that block checked."]
    : [`on a block that no ${language} block comes before`, "Remove the word."];
  if (before?.unchecked !== undefined || !before) throw new ContentError(file, line, `"continues" is ${where}`, remedy);
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
    if (sample.continues) assertContinues(sample, before);
    if (sample.continues) groups.findLast(([first]) => languageOf(first!) === language)!.push(sample);
    else groups.push([sample]);
  }
  return groups.map(toProgram);
};

/** Returns the part that contains a line of a program's code, counted from 0, and the line in that part. */
export const partAtLine = ({ parts }: Program, line: number): { part: Sample; line: number } => {
  let left = line;
  for (const part of parts) {
    const lines = part.code.split("\n").length;
    if (left < lines) return { part, line: left };
    left -= lines;
  }
  return { part: parts.at(-1)!, line: -1 };
};

/** Returns the page's other blocks whose files a program names in one of their spellings, directly or not. */
export const filesNamedIn = (
  program: Program,
  code: string,
  page: readonly Program[],
  spellings: (file: string) => readonly string[],
): Program[] => {
  const found = new Set<Program>();
  const collect = (text: string): void => {
    for (const candidate of page) {
      if (candidate === program || found.has(candidate) || !isFileName(candidate.title)) continue;
      if (!spellings(candidate.title).some((name) => text.includes(name))) continue;
      found.add(candidate);
      collect(candidate.code);
    }
  };
  collect(code);
  return [...found];
};
