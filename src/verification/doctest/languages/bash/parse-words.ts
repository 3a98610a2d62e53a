import { type Diagnostic, suggest } from "../../../../diagnostics/diagnostic";

/** An option of a command, with its value. */
export interface Option {
  form: string;
  value?: string;
}

/** The words of a command, by role. */
export interface ParsedWords {
  options: Option[];
  words: string[];
  diagnostics: Diagnostic[];
}

/** The options that a command has, and whether they take a value. */
export type KnownOptions = ReadonlyMap<string, boolean>;

/** Reads a list of options such as "-n -c= --output=": `=` marks those that take a value. */
export const toOptions = (list: string): KnownOptions =>
  new Map(list.split(" ").map((option) => [option.replace("=", ""), option.endsWith("=")]));

interface Reading {
  /** Whether the words from the first non-option on belong to another command. */
  stops?: boolean;
  /** The problem to report for an unknown option. */
  unknown?: (form: string) => Diagnostic;
}

/** `-rf` as `-r` and `-f`, if both are known. */
const formsOf = (form: string, known: KnownOptions): string[] => {
  const letters = Array.from(form.slice(1), (letter) => `-${letter}`);
  return !known.has(form) && /^-\w{2,}$/.test(form) && letters.every((letter) => known.has(letter)) ? letters : [form];
};

const valueDiagnostic = (form: string, isValued: boolean): Diagnostic =>
  isValued
    ? { message: `${form} has no value`, remedy: `Write ${form} and its value.` }
    : { message: `${form} takes no value`, remedy: `Write ${form} alone.` };

/** Separates a command's options from its other words; unknown options and missing values are problems. */
export const parseWords = (
  command: string,
  words: readonly string[],
  known: KnownOptions,
  { stops = false, unknown }: Reading = {},
): ParsedWords => {
  const unknownOption = (form: string): Diagnostic => ({
    message: `${command} has no option ${form} that samples use`,
    remedy: `${suggest(form, [...known.keys()])} Others go into src/verification/doctest/names.`,
  });
  const read: ParsedWords = { options: [], words: [], diagnostics: [] };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word === "--" || (stops && read.words.length > 0) || !/^--?\w/.test(word)) {
      read.words.push(...(word === "--" ? words.slice(index + 1) : [word]));
      if (word === "--") break;
      continue;
    }
    const [form = "", joined] = word.split(/=(.*)/s);
    for (const option of formsOf(form, known)) {
      const isValued = known.get(option);
      if (isValued === undefined) {
        read.diagnostics.push((unknown ?? unknownOption)(option));
        continue;
      }
      const value = joined ?? (isValued && !/^--?\w/.test(words[index + 1] ?? "") ? words[++index] : undefined);
      if (isValued !== Boolean(value)) read.diagnostics.push(valueDiagnostic(option, isValued));
      read.options.push({ form: option, value });
    }
  }
  return read;
};

/** Returns the problem with the number of words after a command. */
export const countDiagnostic = (
  command: string,
  words: readonly string[],
  least: number,
  most: number,
  names?: string,
): Diagnostic[] => {
  const wanted = names === undefined ? "" : ` It takes ${names}.`;
  if (words.length > most)
    return [{ message: `${command} does not take "${words[most]}"`, remedy: `Remove it.${wanted}` }];
  if (words.length >= least) return [];
  const written = words.length === 0 ? "nothing" : `"${words.join(" ")}"`;
  return [
    {
      message: `${command} is given ${written}, and wants ${least - words.length} more`,
      remedy: `Write what it works on.${wanted}`,
    },
  ];
};
