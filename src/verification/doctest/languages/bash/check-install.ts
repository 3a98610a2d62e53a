import { type Diagnostic, suggest } from "../../../../diagnostics/diagnostic";
import knownInstallers from "../../names/installers.json";
import type { Registry } from "../../names/package-facts";
import { requirementDiagnostics, resolvePackage } from "../../names/package-facts";
import { countDiagnostic, type ParsedWords, parseWords, toOptions } from "./parse-words";

interface Installer {
  registry: Registry;
  /** Subcommands whose words are package names. */
  installs: string;
  /** Subcommands whose words aren't package names. */
  others: string;
  /** Options, by subcommand; those of "" apply to all. */
  options: Readonly<Record<string, string>>;
}

const installers = knownInstallers as Readonly<Record<string, Installer>>;

/** Returns whether the program is a package manager. */
export const isInstaller = (program: string): boolean => Object.hasOwn(installers, program);

/** Files of a folder or an address, which are in no registry. */
const namesFiles = (word: string): boolean => /^(?:[./]|https:)/.test(word) || word.includes("/*");

/** Returns the crates that `cargo install` can't install, because they have no program. */
const libraryDiagnostics = (words: readonly string[]): Diagnostic[] =>
  words
    .map((word) => word.split("@")[0]!)
    .filter((name) => {
      const facts = resolvePackage("cargo", name);
      return !("message" in facts) && !facts.programs;
    })
    .map((name) => ({ message: `${name} has no program to install`, remedy: `Write cargo add ${name}.` }));

const packageDiagnostics = (registry: Registry, subcommand: string, { words, options }: ParsedWords): Diagnostic[] => {
  const named = (subcommand === "view" ? words.slice(0, 1) : words).filter((word) => !namesFiles(word));
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

/** Returns problems with a package manager's command: its subcommand, its options, or the packages it names. */
export const installDiagnostics = (program: string, words: readonly string[]): Diagnostic[] => {
  const { registry, installs, others, options } = installers[program]!;
  const [subcommand = "", ...rest] = words;
  if (subcommand === "" || subcommand.startsWith("-"))
    return parseWords(program, words, toOptions(options[""] ?? "")).diagnostics;
  const subcommands = `${installs} ${others}`.split(" ");
  if (!subcommands.includes(subcommand))
    return [{ message: `${program} has no "${subcommand}" here`, remedy: suggest(subcommand, subcommands) }];
  const known = toOptions(`${options[""] ?? ""} ${options[subcommand] ?? ""}`.trim());
  const read = parseWords(`${program} ${subcommand}`, rest, known);
  return [
    ...read.diagnostics,
    ...(installs.split(" ").includes(subcommand) ? packageDiagnostics(registry, subcommand, read) : []),
    ...(subcommand === "new" ? countDiagnostic("cargo new", read.words, 1, 1) : []),
  ];
};
