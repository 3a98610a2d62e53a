import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/diagnostic";

/** An option of a command, with its value. */
export interface Option {
  form: string;
  value?: string;
}

/** The words of a command, by role. */
export interface ReadWords {
  options: Option[];
  words: string[];
  diagnostics: Diagnostic[];
}

interface Known {
  flags: readonly string[];
  /** Options that take the next word as their value. */
  valued: readonly string[];
  /** Do the words from the first non-option on belong to another command? */
  stops?: boolean;
  /** The problem to report for an unknown option. */
  unknown?: (form: string) => Diagnostic;
}

/** `-rf` as `-r` and `-f`, if both are known. */
const formsOf = (form: string, { flags }: Known): string[] => {
  const letters = Array.from(form.slice(1), (letter) => `-${letter}`);
  return !flags.includes(form) && /^-\w{2,}$/.test(form) && letters.every((each) => flags.includes(each))
    ? letters
    : [form];
};

const unknownOption = (command: string, form: string, flags: readonly string[]): Diagnostic => ({
  message: `${command} has no option ${form} that samples use`,
  remedy: `${suggest(form, flags)} Others go into src/verification/doctest/names.`,
});

const valueDiagnostic = (form: string, isValued: boolean): Diagnostic =>
  isValued
    ? { message: `${form} is given no value`, remedy: `Write ${form} and its value.` }
    : { message: `${form} takes no value`, remedy: `Write ${form} alone.` };

/** Separates a command's options from its other words; unknown options and missing values are problems. */
export const readWords = (command: string, given: readonly string[], known: Known): ReadWords => {
  const read: ReadWords = { options: [], words: [], diagnostics: [] };
  for (let at = 0; at < given.length; at++) {
    const word = given[at]!;
    if (word === "--" || (known.stops && read.words.length > 0) || !/^--?\w/.test(word)) {
      read.words.push(...(word === "--" ? given.slice(at + 1) : [word]));
      if (word === "--") break;
      continue;
    }
    const [form = "", joined] = word.split(/=(.*)/s);
    for (const each of formsOf(form, known)) {
      if (!known.flags.includes(each)) {
        read.diagnostics.push(known.unknown?.(each) ?? unknownOption(command, each, known.flags));
        continue;
      }
      const isValued = known.valued.includes(each);
      const value = joined ?? (isValued && !/^--?\w/.test(given[at + 1] ?? "") ? given[++at] : undefined);
      if (isValued !== Boolean(value)) read.diagnostics.push(valueDiagnostic(each, isValued));
      read.options.push({ form: each, value });
    }
  }
  return read;
};

/** The problem with the number of words after a command. */
export const countDiagnostic = (
  command: string,
  words: readonly string[],
  [least, most]: readonly [number, number],
  names = "",
): Diagnostic[] => {
  const wanted = names === "" ? "" : ` It takes ${names}.`;
  if (words.length < least)
    return [
      {
        message: `${command} is given ${words.length === 0 ? "nothing" : `"${words.join(" ")}"`}, and wants ${least - words.length} more`,
        remedy: `Write what it works on.${wanted}`,
      },
    ];
  return words.length > most
    ? [{ message: `${command} does not take "${words[most]}"`, remedy: `Remove it.${wanted}` }]
    : [];
};
