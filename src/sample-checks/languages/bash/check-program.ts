import type { Problem } from "../../../problems/problem";
import { suggest } from "../../../problems/suggest";
import { versionProblem } from "../../names/package-facts";
import { pythonModules, shellPrograms } from "../../names/shell-programs";
import type { PageFiles } from "./page-files";
import { countProblem, readWords } from "./read-words";
import type { ReadWords } from "./read-words";

const isPython = (program: string): boolean => /^python3?$/.test(program);

/** Words that stand for files by their name alone; not those with a variable, a wildcard or a folder of the reader's. */
const isPlainName = (word: string): boolean => /^[\w.-]+\.\w+$/.test(word);

const fileProblems = (words: readonly string[], files: PageFiles): Problem[] =>
  words
    .filter((word) => isPlainName(word) && !files.has(word))
    .map((word) => ({
      problem: `There is no file ${word} on this page`,
      remedy: `Give the block that shows it this title, or make it first. ${suggest(word, files.list())}`,
    }));

/** What commands make: what `-o` names, the target of cp and mv, what touch and tee name. */
const makeFiles = (program: string, { options, words }: ReadWords, files: PageFiles): void => {
  for (const { form, value } of options) if (value && /^(-o|--output|--report)$/.test(form)) files.make(value);
  if (program === "cp" || program === "mv") files.make(words.at(-1) ?? "");
  if (/^(touch|tee|mkdir)$/.test(program)) for (const word of words) files.make(word);
};

/** A folder of the reader's packages that a word names, where no such package is known. */
const packageProblems = (words: readonly string[]): Problem[] =>
  words.flatMap((word) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(word) ?? [];
    return name === undefined ? [] : (versionProblem("npm", name, undefined) ?? []);
  });

const folderProblems = (folder: string | undefined, files: PageFiles): Problem[] =>
  folder === undefined || !/^[\w-]+$/.test(folder) || files.has(folder)
    ? []
    : [{ problem: `There is no folder ${folder} on this page`, remedy: "Make it first, with mkdir or cargo new." }];

const moduleProblems = (module: string): Problem[] =>
  pythonModules.includes(module)
    ? []
    : [{ problem: `python has no module ${module} that samples run`, remedy: suggest(module, pythonModules) }];

/** What is wrong with a call of a program that is neither the toolkit's nor a package manager. */
export const programProblems = (
  program: string,
  given: readonly string[],
  files: PageFiles,
  check: (words: readonly string[]) => Problem[],
): Problem[] => {
  if (isPython(program) && given[0] === "-m") return moduleProblems(given[1] ?? "");
  const known = Object.hasOwn(shellPrograms, program) ? shellPrograms[program] : undefined;
  if (!known)
    return [
      {
        problem: `"${program}" is no program that samples call`,
        remedy: "Use another, or add it to src/sample-checks/names/shell-programs.ts.",
      },
    ];
  const stops = known.reads === "command" || known.reads === "first file";
  const read = readWords(program, given, { ...known, stops });
  makeFiles(program, read, files);
  const named = known.reads === "first file" ? read.words.slice(0, 1) : read.words;
  const inCode = read.options.some(({ form }) => /^(-c|-e|-p)$/.test(form));
  return [
    ...read.problems,
    ...(read.options.some(({ form }) => /version/i.test(form)) ? [] : countProblem(program, read.words, known.words)),
    ...(known.reads === "command" && read.words.length > 0 ? check(read.words) : []),
    ...packageProblems(read.words),
    ...(program === "cd" ? folderProblems(read.words[0], files) : []),
    ...(/file/.test(known.reads ?? "") && !inCode ? fileProblems(named, files) : []),
  ];
};
