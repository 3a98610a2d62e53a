import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import type { KnownSymbol } from "../../names/toolkit-names";
import { valueDiagnostic } from "./cli-flag";
import type { Flag } from "./cli-flag";
import type { PageFiles } from "./page-files";
import { countDiagnostic } from "./read-words";
import type { ReadWords } from "./read-words";

/** A command's arguments without a flag, which have upper-case names. */
const wordDiagnostics = ({ params, signature, name }: KnownSymbol, words: readonly string[]): Diagnostic[] => {
  const named = params.filter((param) => /^[A-Z]/.test(param.name));
  const least = named.filter(({ required }) => required).length;
  const most = signature.includes("...") ? Infinity : named.length;
  const names = named.map((param) => param.name).join(" and ") || "no arguments";
  const wrong = named.flatMap((param, index) => {
    const word = words[index];
    return word === undefined ? [] : (valueDiagnostic(param.name, param.type, word) ?? []);
  });
  return [...countDiagnostic(name, words, [least, most], names), ...wrong];
};

/** The situation in which a command is called. */
export interface Surroundings {
  files: PageFiles;
  /** Does something write to its standard input? */
  isFed: boolean;
}

/** Problems with the files that a command reads: a missing file, or nothing to read. */
const inputDiagnostics = (
  { name, params }: KnownSymbol,
  { words, options }: ReadWords,
  flags: readonly Flag[],
  { files, isFed }: Surroundings,
): Diagnostic[] => {
  const input = flags.find(({ symbol }) => symbol.name === "--input");
  const given = options.filter(({ form }) => input?.forms.includes(form));
  const named = params.some((param) => /^FILES?\d?$/.test(param.name)) ? words : [];
  const mayRead = [...params.filter((param) => param.name === "FILE"), ...(input?.symbol.params ?? [])];
  const nothing = mayRead.some(({ required }) => !required) && !isFed && given.length === 0 && named.length === 0;
  return [
    ...(nothing
      ? [{ message: `${name} is given nothing to read`, remedy: "Name a file, or write to its input." }]
      : []),
    ...files.diagnostics([...named, ...given.flatMap(({ value }) => value ?? [])]),
  ];
};

/** Problems with a toolkit command's arguments and the files it reads. */
export const argumentDiagnostics = (
  command: KnownSymbol,
  read: ReadWords,
  flags: readonly Flag[],
  around: Surroundings,
): Diagnostic[] =>
  read.options.some(({ form }) => form === "-h" || form === "--help")
    ? []
    : [...wordDiagnostics(command, read.words), ...inputDiagnostics(command, read, flags, around)];
