import type { Problem } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/suggest";

/** An option of a command, with its value. */
export interface Option {
  form: string;
  value?: string;
}

/** The words of a command, told apart. */
export interface ReadWords {
  options: Option[];
  words: string[];
  problems: Problem[];
}

interface Known {
  flags: readonly string[];
  /** Options that take the next word as their value. */
  valued: readonly string[];
  /** The words from the first that is no option on belong to another command. */
  stops?: boolean;
  /** What is to be told of an option that is not known. */
  unknown?: (form: string) => Problem;
}

/** `-rf` as `-r` and `-f`, where each of them is known. */
const formsOf = (form: string, { flags }: Known): string[] => {
  const letters = Array.from(form.slice(1), (letter) => `-${letter}`);
  return !flags.includes(form) && /^-\w{2,}$/.test(form) && letters.every((each) => flags.includes(each))
    ? letters
    : [form];
};

const unknownOption = (command: string, form: string, flags: readonly string[]): Problem => ({
  problem: `${command} has no option ${form} that samples use`,
  remedy: `${suggest(form, flags)} Others go into src/verification/doctest/names.`,
});

const valueProblem = (form: string, isValued: boolean): Problem =>
  isValued
    ? { problem: `${form} is given no value`, remedy: `Write ${form} and its value.` }
    : { problem: `${form} takes no value`, remedy: `Write ${form} alone.` };

/** Tells the options of a command from its other words; unknown ones and those without their value are problems. */
export const readWords = (command: string, given: readonly string[], known: Known): ReadWords => {
  const read: ReadWords = { options: [], words: [], problems: [] };
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
        read.problems.push(known.unknown?.(each) ?? unknownOption(command, each, known.flags));
        continue;
      }
      const isValued = known.valued.includes(each);
      const value = joined ?? (isValued && !/^--?\w/.test(given[at + 1] ?? "") ? given[++at] : undefined);
      if (isValued !== Boolean(value)) read.problems.push(valueProblem(each, isValued));
      read.options.push({ form: each, value });
    }
  }
  return read;
};

/** What is wrong with how many words a command has. */
export const countProblem = (
  command: string,
  words: readonly string[],
  [least, most]: readonly [number, number],
  names = "",
): Problem[] => {
  const wanted = names === "" ? "" : ` It takes ${names}.`;
  if (words.length < least)
    return [
      {
        problem: `${command} is given ${words.length === 0 ? "nothing" : `"${words.join(" ")}"`}, and wants ${least - words.length} more`,
        remedy: `Write what it works on.${wanted}`,
      },
    ];
  return words.length > most
    ? [{ problem: `${command} does not take "${words[most]}"`, remedy: `Remove it.${wanted}` }]
    : [];
};
