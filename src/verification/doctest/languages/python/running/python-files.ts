import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../../../config/content";
import { catchContentError, formatGuess } from "../../../../../diagnostics/diagnostic";
import { isFileName } from "../../../../../mdx/code/digest-samples";
import { pythonModulesIn } from "../../../../../mdx/code/page-files";
import { parseSamples } from "../../../samples/parse-samples";
import type { Program, SampleDiagnostic } from "../../../samples/sample";
import { sampleFiles } from "../../../samples/sample-files";
import { filesNamedIn, languageOf, toPrograms } from "../../../samples/to-programs";

/** What a program needs from its page to run. */
export interface Needs {
  args: readonly string[];
  /** Files next to it. */
  files: readonly Program[];
}

const fileNamesIn = (code: string): string[] =>
  [...code.matchAll(/["']([\w-]+\.(?:xml|json|csv))["']/g)].map(([, name]) => name!);

/** A command that runs a file: `python walk.py first-light.xml`. */
const command = /^python3? ([\w.-]+\.py)((?: [\w./-]+)*)$/;

/** Returns arguments for the program in a one-line bash block on the page. */
const argsOf = ({ title }: Program, page: readonly Program[]): string[] => {
  const commands = page
    .filter((candidate) => languageOf(candidate) === "bash")
    .map(({ code }) => command.exec(code.trim()));
  const match = title === undefined ? undefined : commands.find((found) => found?.[1] === title);
  return match?.[2]?.split(" ").filter(Boolean) ?? [];
};

/** `import checks` and `from checks import …` refer to the file checks.py. */
const spellings = (file: string): string[] => {
  const module = file.slice(0, -".py".length);
  return file.endsWith(".py") ? [file, `import ${module}`, `from ${module} import`] : [file];
};

let programs: readonly Program[] | undefined;

/** Returns the programs in all content; none of an invalid page, which its own check reports. */
const contentPrograms = (): readonly Program[] =>
  (programs ??= sampleFiles().flatMap(({ raw, file }) =>
    catchContentError(
      () => toPrograms(parseSamples(raw, file)),
      () => [],
    ),
  ));

/** Returns the file with that name on another page, if there is exactly one. */
const ofOtherPage = (name: string): Program[] => {
  const shown = contentPrograms().filter(({ title, language }) => title === name && language !== "output");
  return shown.length === 1 ? shown : [];
};

/** Finds what a program runs with: arguments and files on its own page, and missing files from other pages. */
export const needsOf = (program: Program, page: readonly Program[]): Needs => {
  const args = argsOf(program, page);
  const code = [program.code, ...args.map((argument) => `"${argument}"`)].join("\n");
  const shown = page.filter((candidate) => languageOf(candidate) !== "output");
  const files = filesNamedIn(program, code, shown, spellings);
  const there = new Set(shown.map(({ title }) => title).filter(isFileName));
  const modules = [code, ...files.map((file) => file.code)].flatMap(pythonModulesIn);
  const lacking = [...new Set([...fileNamesIn(code), ...modules])].filter((name) => !there.has(name));
  return { args, files: [...files, ...lacking.flatMap(ofOtherPage)] };
};

const writes = /"[wax]b?"|\.write_|\.to_csv\(/;

const isSameProgram = (first: Program, second: Program): boolean =>
  first.title === second.title && first.parts[0]!.file === second.parts[0]!.file;

/** Names of data files in the fixtures, in the page's other programs, or on any page. */
const knownDataFiles = (program: Program, page: readonly Program[]): string[] => [
  ...readdirSync(fixturesFolder),
  ...[...page, ...contentPrograms()]
    .filter((candidate) => !isSameProgram(candidate, program))
    .flatMap(({ title, code }) => [...fileNamesIn(`"${title}"`), ...fileNamesIn(code)]),
];

/** Returns files that a program reads but no block shows or names, for programs that can't run and report them. */
export const unknownFiles = (program: Program, page: readonly Program[]): SampleDiagnostic[] => {
  const read = program.code
    .split("\n")
    .flatMap((text, line) => (writes.test(text) ? [] : fileNamesIn(text).map((name) => ({ name, line }))));
  if (read.length === 0) return [];
  const known = knownDataFiles(program, page);
  return read
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line }) => ({
      line,
      message: `The program reads "${name}", which no block shows or names`,
      remedy: `${formatGuess(name, known)}Show the file in a block with its name as title.`,
    }));
};
