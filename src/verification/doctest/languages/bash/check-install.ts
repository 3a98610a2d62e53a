import { type Diagnostic, suggest } from "../../../../diagnostics/diagnostic";
import commands from "../../names/commands.json";
import type { Registry } from "../../names/package-facts";
import { factsOf, optionDiagnostics, packageFacts, requirementDiagnostics } from "../../names/package-facts";
import type { Program } from "../../samples/sample";
import { countDiagnostic, type Option, type ReadWords, readWords, toOptions } from "./read-words";

interface Installer {
  registry: Registry;
  /** Subcommands whose words are package names. */
  installs: string;
  /** Subcommands whose words aren't package names. */
  others: string;
  /** Options, by subcommand; those of "" apply to all. */
  options: Readonly<Record<string, string>>;
}

const installers = commands.installers as Readonly<Record<string, Installer>>;

/** Is the program a package manager? */
export const isInstaller = (program: string): boolean => Object.hasOwn(installers, program);

const namesFolder = (word: string): boolean => /^[./]/.test(word) || word.includes("/*");

/** The crates that `cargo install` can't install, because they have no program. */
const libraryDiagnostics = (words: readonly string[]): Diagnostic[] =>
  words
    .map((word) => word.split("@")[0]!)
    .filter((name) => {
      const facts = factsOf("cargo", name);
      return !("message" in facts) && !facts.programs;
    })
    .map((name) => ({ message: `${name} has no program to install`, remedy: `Write cargo add ${name}.` }));

const packageDiagnostics = (registry: Registry, subcommand: string, { words, options }: ReadWords): Diagnostic[] => {
  const named = (subcommand === "view" ? words.slice(0, 1) : words).filter((word) => !namesFolder(word));
  const version = options.find(({ form }) => form === "--version")?.value;
  const pinned = named.map((word) => (version === undefined ? word : `${word}@${version}`));
  if (words.length === 0 && options.every(({ value }) => value === undefined))
    return [
      { message: `${subcommand} names no package`, remedy: "Name one; npm ci installs those of a package.json." },
    ];
  return [
    ...pinned.flatMap((text) => requirementDiagnostics(registry, text)),
    ...(registry === "cargo" && subcommand === "install" ? libraryDiagnostics(named) : []),
  ];
};

/** Problems with a package manager's command: its subcommand, its options, or the packages it names. */
export const installDiagnostics = (program: string, words: readonly string[]): Diagnostic[] => {
  const { registry, installs, others, options } = installers[program]!;
  const [subcommand = "", ...rest] = words;
  if (subcommand === "" || subcommand.startsWith("-"))
    return readWords(program, words, toOptions(options[""] ?? "")).diagnostics;
  const subcommands = `${installs} ${others}`.split(" ");
  if (!subcommands.includes(subcommand))
    return [{ message: `${program} has no "${subcommand}" here`, remedy: suggest(subcommand, subcommands) }];
  const known = toOptions(`${options[""] ?? ""} ${options[subcommand] ?? ""}`.trim());
  const read = readWords(`${program} ${subcommand}`, rest, known);
  return [
    ...read.diagnostics,
    ...(installs.split(" ").includes(subcommand) ? packageDiagnostics(registry, subcommand, read) : []),
    ...(subcommand === "new" ? countDiagnostic("cargo new", read.words, 1, 1) : []),
  ];
};

/** How programs use a toolkit package, by language, and how commands install it for them. */
const USES: readonly { registry: Registry; languages: RegExp; use: RegExp; install: RegExp }[] = [
  {
    registry: "npm",
    languages: /script$/,
    use: /(?:\bfrom |\brequire\()['"](ddex-[a-z]+)['"]/g,
    install: /\bnpm (?:install|i) .*/g,
  },
  { registry: "pip", languages: /python/, use: /^\s*(?:from|import) (ddex_[a-z]+)/gm, install: /\bpip install .*/g },
  { registry: "cargo", languages: /rust/, use: /\b(ddex_[a-z]+)::/g, install: /\bcargo add .*/g },
];

/** Toolkit packages that the page's programs use but that its install commands, if it has some, don't include. */
export const packagesNotInstalled = (code: string, page: readonly Program[]): Diagnostic[] => {
  const missing = USES.flatMap(({ registry, languages, use, install }) => {
    const installedIn = (text: string): string[] =>
      Array.from(text.matchAll(install)).flatMap(([command]) => command.match(/\bddex-[a-z]+/g) ?? []);
    if (installedIn(code).length === 0) return [];
    const all = page.flatMap((one) => (one.language === "bash" ? installedIn(one.code) : []));
    return page
      .filter(({ language }) => languages.test(language))
      .flatMap((one) => Array.from(one.code.matchAll(use), ([, name = ""]) => name.replace("_", "-")))
      .filter((name) => packageFacts[registry][name]?.version === "documented" && !all.includes(name));
  });
  return [...new Set(missing)].map((name) => ({
    message: `Programs of this page use ${name}, which its commands do not install`,
    remedy: `Install ${name}, too.`,
  }));
};
