import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/diagnostic";
import { versionDiagnostic } from "../../names/package-facts";
import { pythonModules, shellPrograms } from "../../names/shell-programs";
import type { PageFiles } from "./page-files";
import { countDiagnostic, readWords } from "./read-words";
import type { ReadWords } from "./read-words";

const isPython = (program: string): boolean => /^python3?$/.test(program);

/** Files that commands create: the value of `-o`, the target of cp and mv, the arguments of touch and tee. */
const makeFiles = (program: string, { options, words }: ReadWords, files: PageFiles): void => {
  for (const { form, value } of options) if (value && /^(-o|--output|--report)$/.test(form)) files.make(value);
  if (program === "cp" || program === "mv") files.make(words.at(-1) ?? "");
  if (/^(touch|tee|mkdir)$/.test(program)) for (const word of words) files.make(word);
};

/** Folders that readers have without creating them. */
const FOLDERS = ["node_modules", "target"];

/** Problems with the folders, and packages in them, that `cd` and `ls` name. */
const pathDiagnostics = (program: string, words: readonly string[], files: PageFiles): Diagnostic[] =>
  (program === "cd" || program === "ls" ? words : []).flatMap((word): Diagnostic[] => {
    const [, folder, inside] = /^([\w-]+)(?:\/((?:@[^/]+\/)?[^/]+).*)?$/.exec(word) ?? [];
    if (folder === undefined) return [];
    if (!FOLDERS.includes(folder) && !files.has(folder))
      return [
        { message: `There is no folder ${folder} on this page`, remedy: "Make it first, with mkdir or cargo new." },
      ];
    const diagnostic = folder === "node_modules" && inside ? versionDiagnostic("npm", inside, undefined) : undefined;
    return diagnostic ? [diagnostic] : [];
  });

/** Extensions of the files that a program runs. */
const RUNS: Readonly<Record<string, RegExp>> = {
  node: /\.[cm]?[jt]s$/,
  python: /\.py$/,
  python3: /\.py$/,
  tsx: /\.[cm]?[jt]sx?$/,
};

const scriptDiagnostics = (program: string, [script]: readonly string[]): Diagnostic[] =>
  script === undefined || RUNS[program]?.test(script) !== false
    ? []
    : [{ message: `${script} is no file that ${program} runs`, remedy: "Name the program's file first." }];

const moduleDiagnostics = (module: string): Diagnostic[] =>
  pythonModules.includes(module)
    ? []
    : [{ message: `python has no module ${module} that samples run`, remedy: suggest(module, pythonModules) }];

/** Problems with a call of a program that is neither the toolkit's nor a package manager. */
export const programDiagnostics = (
  program: string,
  given: readonly string[],
  files: PageFiles,
  check: (words: readonly string[]) => Diagnostic[],
): Diagnostic[] => {
  if (isPython(program) && given[0] === "-m") return moduleDiagnostics(given[1] ?? "");
  const known = Object.hasOwn(shellPrograms, program) ? shellPrograms[program] : undefined;
  if (!known)
    return [
      {
        message: `"${program}" is no program that samples call`,
        remedy: "Use another, or add it to src/verification/doctest/names/shell-programs.ts.",
      },
    ];
  const stops = known.reads === "command" || known.reads === "first file";
  const read = readWords(program, given, { ...known, stops });
  makeFiles(program, read, files);
  const inCode = read.options.some(({ form }) => /^(-c|-e|-p)$/.test(form));
  const isCounted = !inCode && !read.options.some(({ form }) => /version|^-[vV]$|--test/i.test(form));
  return [
    ...read.diagnostics,
    ...(isCounted || known.reads === "command" ? countDiagnostic(program, read.words, known.words) : []),
    ...(known.reads === "command" && read.words.length > 0 ? check(read.words) : []),
    ...pathDiagnostics(program, read.words, files),
    ...(inCode ? [] : scriptDiagnostics(program, read.words)),
    ...(/file/.test(known.reads ?? "") && !inCode ? files.diagnostics(read.words) : []),
  ];
};
