import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { suggest } from "../../../../diagnostics/diagnostic";
import { installers } from "../../names/installers";
import type { Installer } from "../../names/installers";
import { factsOf, optionDiagnostics } from "../../names/package-facts";
import { requirementDiagnostics } from "../../names/requirement-diagnostics";
import { countDiagnostic, readWords } from "./read-words";
import type { Option, ReadWords } from "./read-words";

/** Is the program a package manager? */
export const isInstaller = (program: string): boolean => Object.hasOwn(installers, program);

const namesFolder = (word: string): boolean => /^[./]/.test(word) || word.includes("/*");

/** Options of `cargo add` and `cargo install` that depend on their crates. */
const crateDiagnostics = (subcommand: string, crates: readonly string[], options: readonly Option[]): Diagnostic[] => {
  const names = crates.map((crate) => crate.split("@")[0]!);
  const diagnostics = options
    .filter(({ form, value }) => /^(-F|--features)$/.test(form) && value)
    .flatMap(({ value = "" }) => value.split(/[ ,]+/))
    .flatMap((feature) => {
      const [one, other] = feature.split("/");
      const crate = other === undefined ? names[0]! : one!;
      if (other === undefined && names.length > 1)
        return [
          {
            message: `The feature "${feature}" could be of any of the crates`,
            remedy: `Write ${names[0]}/${feature}.`,
          },
        ];
      return optionDiagnostics("cargo", crate, [other ?? feature]);
    });
  if (subcommand !== "install") return diagnostics;
  const libraries = names.filter((name) => {
    const facts = factsOf("cargo", name);
    return !("message" in facts) && !facts.programs;
  });
  return [
    ...diagnostics,
    ...libraries.map((name) => ({ message: `${name} has no program to install`, remedy: `Write cargo add ${name}.` })),
  ];
};

const packageDiagnostics = (installer: Installer, subcommand: string, { words, options }: ReadWords): Diagnostic[] => {
  const { registry } = installer;
  const named = (subcommand === "view" ? words.slice(0, 1) : words).filter((word) => !namesFolder(word));
  const version = options.find(({ form }) => form === "--version")?.value;
  const pinned = named.map((word) => (version === undefined ? word : `${word}@${version}`));
  if (words.length === 0 && options.every(({ value }) => value === undefined))
    return [
      { message: `${subcommand} names no package`, remedy: "Name one; npm ci installs those of a package.json." },
    ];
  const diagnostics = pinned.flatMap((text) => requirementDiagnostics(registry, text));
  return [
    ...diagnostics,
    ...(registry === "cargo" && named.length > 0 ? crateDiagnostics(subcommand, named, options) : []),
  ];
};

/** Problems with a package manager's command: its subcommand, its options, or the packages it names. */
export const installDiagnostics = (program: string, words: readonly string[]): Diagnostic[] => {
  const installer = installers[program]!;
  const { installs, others, flags, valued } = installer;
  const known = (subcommand: string): readonly string[] =>
    `${flags[""] ?? ""} ${flags[subcommand] ?? ""}`.trim().split(" ");
  const [subcommand = "", ...rest] = words;
  if (subcommand === "" || subcommand.startsWith("-"))
    return readWords(program, words, { flags: known(""), valued: [] }).diagnostics;
  if (!installs.includes(subcommand) && !others.includes(subcommand))
    return [
      { message: `${program} has no "${subcommand}" here`, remedy: suggest(subcommand, [...installs, ...others]) },
    ];
  const read = readWords(`${program} ${subcommand}`, rest, { flags: known(subcommand), valued });
  const own = installs.includes(subcommand) ? packageDiagnostics(installer, subcommand, read) : [];
  return [
    ...read.diagnostics,
    ...own,
    ...(subcommand === "new" ? countDiagnostic("cargo new", read.words, [1, 1]) : []),
  ];
};
