import { readdirSync } from "node:fs";

import { fixturesFolder } from "../../../../config/content";
import { type Diagnostic, suggest } from "../../../../diagnostics/diagnostic";
import commands from "../../names/commands.json";
import { versionDiagnostic } from "../../names/package-facts";
import type { Program } from "../../samples/sample";
import { countDiagnostic, type Option, type ReadWords, readWords, toOptions } from "./read-words";

/** A program that samples may call, in addition to package managers and the toolkit's own. */
interface ShellProgram {
  /** Options that samples may use; `=` marks those that take a value. */
  options: string;
  /** The minimum and maximum number of words besides options. */
  least: number;
  most?: number;
  /** What it does with its words: "files", "first file" or "command". */
  reads?: string;
  /** A pattern of the names of the files that it runs. */
  runs?: string;
}

const programs: Readonly<Record<string, ShellProgram>> = commands.programs;
const { pythonModules } = commands;

/** Name of a reader's own message, if the page shows none. */
const OWN_MESSAGE = "message.xml";

/** Words that are file names without a folder, a variable or a wildcard. */
const isPlainName = (word: string): boolean => /^[\w.-]+\.\w+$/.test(word);

/** The files that exist when a page's commands run: fixtures, titled blocks, and what programs and commands create. */
export class PageFiles {
  private readonly names: Set<string>;
  private readonly code: string;

  constructor(page: readonly Program[]) {
    const others = page.filter(({ language }) => language !== "bash");
    this.names = new Set([OWN_MESSAGE, ...readdirSync(fixturesFolder), ...others.flatMap(({ title }) => title ?? [])]);
    this.code = others.map(({ code }) => code).join("\n");
  }

  make(...names: readonly string[]): void {
    for (const name of names) this.names.add(name);
  }

  makeOutputs(options: readonly Option[]): void {
    for (const { form, value } of options) if (value && /^(-o|--output|--report)$/.test(form)) this.make(value);
  }

  /** Does the file exist? A program that contains its name may have written it. */
  has(name: string): boolean {
    return this.names.has(name) || [`"${name}"`, `'${name}'`, `\`${name}\``].some((text) => this.code.includes(text));
  }

  diagnostics(words: readonly string[]): Diagnostic[] {
    return words
      .filter((word) => isPlainName(word) && !this.has(word))
      .map((word) => ({
        message: `There is no file ${word} on this page`,
        remedy: `Give the block that shows it this title, or make it first. ${suggest(word, [...this.names])}`,
      }));
  }
}

/** Files that commands create: the value of `-o`, the target of cp and mv, the arguments of touch and tee. */
const makeFiles = (program: string, { options, words }: ReadWords, files: PageFiles): void => {
  files.makeOutputs(options);
  if (/^(cp|mv)$/.test(program)) files.make(words.at(-1) ?? "");
  if (/^(touch|tee|mkdir)$/.test(program)) files.make(...words);
};

/** Folders that readers have without creating them. */
const FOLDERS = ["node_modules", "target"];

/** Problems with the folders, and packages in them, that `cd` and `ls` name. */
const pathDiagnostics = (program: string, words: readonly string[], files: PageFiles): Diagnostic[] =>
  (/^(cd|ls)$/.test(program) ? words : []).flatMap((word): Diagnostic[] => {
    const [, folder, inside] = /^([\w-]+)(?:\/((?:@[^/]+\/)?[^/]+).*)?$/.exec(word) ?? [];
    if (folder === undefined) return [];
    if (!FOLDERS.includes(folder) && !files.has(folder))
      return [
        { message: `There is no folder ${folder} on this page`, remedy: "Make it first, with mkdir or cargo new." },
      ];
    const diagnostic = folder === "node_modules" && inside ? versionDiagnostic("npm", inside, undefined) : undefined;
    return diagnostic ? [diagnostic] : [];
  });

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
  if (/^python3?$/.test(program) && given[0] === "-m") return moduleDiagnostics(given[1] ?? "");
  const known = Object.hasOwn(programs, program) ? programs[program] : undefined;
  if (!known)
    return [
      {
        message: `"${program}" isn't a program that samples call`,
        remedy: "Use another, or add it to src/verification/doctest/names/commands.json.",
      },
    ];
  const { options, least, most = Infinity, reads = "", runs = "" } = known;
  const isPrefix = reads === "command";
  const read = readWords(program, given, toOptions(options), { stops: isPrefix || reads === "first file" });
  makeFiles(program, read, files);
  const inCode = read.options.some(({ form }) => /^(-c|-e|-p)$/.test(form));
  const isCounted = !inCode && !read.options.some(({ form }) => /version|^-[vV]$|--test/i.test(form));
  const [script] = read.words;
  const isScript = inCode || script === undefined || new RegExp(runs).test(script);
  return [
    ...read.diagnostics,
    ...(isCounted || isPrefix ? countDiagnostic(program, read.words, least, most) : []),
    ...(isPrefix && read.words.length > 0 ? check(read.words) : []),
    ...pathDiagnostics(program, read.words, files),
    ...(isScript
      ? []
      : [{ message: `${script} isn't a file that ${program} runs`, remedy: "Name the program's file first." }]),
    ...(reads.includes("file") && !inCode ? files.diagnostics(read.words) : []),
  ];
};
