import type { Problem } from "../../../problems/problem";
import { site } from "../../../config/site";
import { otherPackages, ownPackages } from "../../names/packages";
import type { Registry } from "../../names/packages";

interface Installer {
  registry: Registry;
  /** Subcommands that name packages. */
  installs: readonly string[];
  /** Subcommands that name none. */
  others: readonly string[];
  /** Options whose next word is their value. */
  valued: readonly string[];
}

const npmOthers = ["ci", "init", "run", "exec", "pack", "ls", "why", "start", "test", "create", "dlx", "config"];
const npmOptions = ["--prefix", "--registry"];

const installers: Readonly<Record<string, Installer>> = {
  npm: {
    registry: "npm",
    installs: ["install", "i", "add", "uninstall", "view"],
    others: npmOthers,
    valued: npmOptions,
  },
  yarn: { registry: "npm", installs: ["add", "remove"], others: [...npmOthers, "install"], valued: npmOptions },
  pnpm: { registry: "npm", installs: ["add", "install", "remove"], others: npmOthers, valued: npmOptions },
  pip: {
    registry: "pip",
    installs: ["install", "uninstall", "show", "download"],
    others: ["list", "freeze", "check"],
    valued: ["-r", "--requirement", "-c", "--index-url"],
  },
  cargo: {
    registry: "cargo",
    installs: ["add", "install", "remove"],
    others: ["new", "init", "run", "build", "test", "check", "update", "tree", "doc", "fmt", "clippy"],
    valued: ["--version", "--features", "-F", "--path", "--git", "--bin"],
  },
};

const extras = ["pandas", "dev"];

/** Splits "name[extra]==1.2" and "name@1.2". */
const parts = (text: string): { name: string; extra?: string; version?: string } => {
  const [, name = text, extra, version] = /^(@?[^@=<>~[!]+)(?:\[(.+)\])?(?:@|[=<>~!]=?=?)?(.*)$/.exec(text) ?? [];
  return { name, extra, version };
};

const packageProblem = (text: string, registry: Registry): Problem | undefined => {
  const { name, extra, version } = parts(text);
  const own = ownPackages[registry];
  const others: readonly string[] = otherPackages[registry];
  if (!own.includes(name) && !others.includes(name))
    return {
      problem: `"${name}" is no package that samples install with ${registry}`,
      remedy: `Use one of ${[...own, ...others].join(", ")}, or add it to src/sample-checks/names/packages.ts.`,
    };
  if (own.includes(name) && version && version !== site.version && version !== "latest")
    return { problem: `${name} ${version} is not the version this site documents`, remedy: `Write ${site.version}.` };
  const unknown = extra?.split(",").find((one) => !extras.includes(one.trim()));
  return unknown === undefined
    ? undefined
    : { problem: `${name} has no extra "${unknown}"`, remedy: `It has ${extras.join(" and ")}.` };
};

/** Is the program a package manager? */
export const isInstaller = (program: string): boolean => Object.hasOwn(installers, program);

/** What is wrong with a package manager's command: its subcommand, or the packages it names. */
export const installProblems = (program: string, words: readonly string[]): Problem[] => {
  const { registry, installs, others, valued } = installers[program]!;
  const [subcommand, ...rest] = words.filter((word) => word !== "-g");
  if (subcommand === undefined || subcommand.startsWith("-") || others.includes(subcommand)) return [];
  if (!installs.includes(subcommand))
    return [
      { problem: `${program} has no "${subcommand}" here`, remedy: `Known: ${[...installs, ...others].join(", ")}.` },
    ];
  const values = new Set(rest.flatMap((word, index) => (valued.includes(word) ? [index + 1] : [])));
  const version = rest[rest.indexOf("--version") + 1];
  const named = rest.filter((word, index) => !word.startsWith("-") && !word.startsWith(".") && !values.has(index));
  return named.flatMap((word) => {
    const pinned = registry === "cargo" && rest.includes("--version") ? `${word}@${version}` : word;
    return packageProblem(pinned, registry) ?? [];
  });
};
