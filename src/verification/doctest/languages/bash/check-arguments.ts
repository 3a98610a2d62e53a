import type { Problem } from "../../../../diagnostics/diagnostic";
import type { KnownSymbol } from "../../names/toolkit-names";
import { valueProblem } from "./cli-flag";
import type { Flag } from "./cli-flag";
import type { PageFiles } from "./page-files";
import { countProblem } from "./read-words";
import type { ReadWords } from "./read-words";

/** A command's arguments that have no flag: they have names in capitals. */
const wordProblems = ({ params, signature, name }: KnownSymbol, words: readonly string[]): Problem[] => {
  const named = params.filter((param) => /^[A-Z]/.test(param.name));
  const least = named.filter(({ required }) => required).length;
  const most = signature.includes("...") ? Infinity : named.length;
  const names = named.map((param) => param.name).join(" and ") || "no arguments";
  const wrong = named.flatMap((param, index) => {
    const word = words[index];
    return word === undefined ? [] : (valueProblem(param.name, param.type, word) ?? []);
  });
  return [...countProblem(name, words, [least, most], names), ...wrong];
};

/** What a command finds where it is called. */
export interface Surroundings {
  files: PageFiles;
  /** Does something write to its standard input? */
  isFed: boolean;
}

/** What is wrong with the files that a command reads: that one is not there, or that nothing is given to read. */
const inputProblems = (
  { name, params }: KnownSymbol,
  { words, options }: ReadWords,
  flags: readonly Flag[],
  { files, isFed }: Surroundings,
): Problem[] => {
  const input = flags.find(({ symbol }) => symbol.name === "--input");
  const given = options.filter(({ form }) => input?.forms.includes(form));
  const named = params.some((param) => /^FILES?\d?$/.test(param.name)) ? words : [];
  const mayRead = [...params.filter((param) => param.name === "FILE"), ...(input?.symbol.params ?? [])];
  const nothing = mayRead.some(({ required }) => !required) && !isFed && given.length === 0 && named.length === 0;
  return [
    ...(nothing
      ? [{ problem: `${name} is given nothing to read`, remedy: "Name a file, or write to its input." }]
      : []),
    ...files.problems([...named, ...given.flatMap(({ value }) => value ?? [])]),
  ];
};

/** What is wrong with what a command of the toolkit works on: its arguments, and the files it reads. */
export const argumentProblems = (
  command: KnownSymbol,
  read: ReadWords,
  flags: readonly Flag[],
  around: Surroundings,
): Problem[] =>
  read.options.some(({ form }) => form === "-h" || form === "--help")
    ? []
    : [...wordProblems(command, read.words), ...inputProblems(command, read, flags, around)];
