import type { Problem } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/suggest";
import { versionProblem } from "../../names/package-facts";
import { pythonModules, shellPrograms } from "../../names/shell-programs";
import type { PageFiles } from "./page-files";
import { countProblem, readWords } from "./read-words";
import type { ReadWords } from "./read-words";

const isPython = (program: string): boolean => /^python3?$/.test(program);

/** What commands make: what `-o` names, the target of cp and mv, what touch and tee name. */
const makeFiles = (program: string, { options, words }: ReadWords, files: PageFiles): void => {
  for (const { form, value } of options) if (value && /^(-o|--output|--report)$/.test(form)) files.make(value);
  if (program === "cp" || program === "mv") files.make(words.at(-1) ?? "");
  if (/^(touch|tee|mkdir)$/.test(program)) for (const word of words) files.make(word);
};

/** Folders that the reader has without making them. */
const FOLDERS = ["node_modules", "target"];

/** What is wrong with the folders that `cd` and `ls` name, and with packages in them. */
const pathProblems = (program: string, words: readonly string[], files: PageFiles): Problem[] =>
  (program === "cd" || program === "ls" ? words : []).flatMap((word): Problem[] => {
    const [, folder, inside] = /^([\w-]+)(?:\/((?:@[^/]+\/)?[^/]+).*)?$/.exec(word) ?? [];
    if (folder === undefined) return [];
    if (!FOLDERS.includes(folder) && !files.has(folder))
      return [
        { problem: `There is no folder ${folder} on this page`, remedy: "Make it first, with mkdir or cargo new." },
      ];
    const problem = folder === "node_modules" && inside ? versionProblem("npm", inside, undefined) : undefined;
    return problem ? [problem] : [];
  });

/** The endings of files that a program runs. */
const RUNS: Readonly<Record<string, RegExp>> = {
  node: /\.[cm]?[jt]s$/,
  python: /\.py$/,
  python3: /\.py$/,
  tsx: /\.[cm]?[jt]sx?$/,
};

const scriptProblems = (program: string, [script]: readonly string[]): Problem[] =>
  script === undefined || RUNS[program]?.test(script) !== false
    ? []
    : [{ problem: `${script} is no file that ${program} runs`, remedy: "Name the program's file first." }];

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
        remedy: "Use another, or add it to src/verification/doctest/names/shell-programs.ts.",
      },
    ];
  const stops = known.reads === "command" || known.reads === "first file";
  const read = readWords(program, given, { ...known, stops });
  makeFiles(program, read, files);
  const inCode = read.options.some(({ form }) => /^(-c|-e|-p)$/.test(form));
  const isCounted = !inCode && !read.options.some(({ form }) => /version|^-[vV]$|--test/i.test(form));
  return [
    ...read.problems,
    ...(isCounted || known.reads === "command" ? countProblem(program, read.words, known.words) : []),
    ...(known.reads === "command" && read.words.length > 0 ? check(read.words) : []),
    ...pathProblems(program, read.words, files),
    ...(inCode ? [] : scriptProblems(program, read.words)),
    ...(/file/.test(known.reads ?? "") && !inCode ? files.problems(read.words) : []),
  ];
};
