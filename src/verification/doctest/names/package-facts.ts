import { site } from "../../../config/site";
import { type Diagnostic, formatGuess } from "../../../diagnostics/diagnostic";
import packages from "./packages.json";

export type Registry = "npm" | "pip" | "cargo";

/** What we know about a package in a registry. */
interface PackageFacts {
  /** Samples may name this version, or the start of it, any if it's empty; "documented" is the toolkit's. */
  version: string;
  /** Features of a crate, or extras of a Python package, including optional dependencies. */
  options?: string;
  /** The programs that `cargo install` installs. */
  programs?: string;
}

/** By registry and name. */
export const packageFacts: Readonly<Record<Registry, Readonly<Record<string, PackageFacts>>>> = packages;

/** Returns the facts about a package, or the problem that samples don't use it. */
export const resolvePackage = (registry: Registry, name: string): PackageFacts | Diagnostic => {
  const known = packageFacts[registry];
  const names = Object.keys(known);
  return (
    (Object.hasOwn(known, name) ? known[name] : undefined) ?? {
      message: `"${name}" isn't a package that samples install with ${registry}`,
      remedy: `${formatGuess(name, names)}Known: ${names.join(", ")}; more go into src/verification/doctest/names/packages.json.`,
    }
  );
};

/** Returns the problem with a package, or with its version in a sample. */
export const versionDiagnostic = (
  registry: Registry,
  name: string,
  range: string | undefined,
): Diagnostic | undefined => {
  const facts = resolvePackage(registry, name);
  if ("message" in facts) return facts;
  const version = range?.replace(/^\s*([~^=]|[=~!<>]=?)?\s*/, "");
  if (!version || version === "latest" || version === "*" || facts.version === "") return undefined;
  if (facts.version === "documented")
    return version === site.version
      ? undefined
      : { message: `${name} ${version} is not the version this site documents`, remedy: `Write ${site.version}.` };
  return version === facts.version || version.startsWith(`${facts.version}.`)
    ? undefined
    : { message: `${name} ${version} is not the version that samples use`, remedy: `Write ${facts.version}.` };
};

/** Returns problems with features of a crate, or extras of a Python package. */
export const optionDiagnostics = (registry: Registry, name: string, options: readonly string[] = []): Diagnostic[] => {
  const facts = resolvePackage(registry, name);
  if ("message" in facts) return [];
  const known = facts.options?.split(" ") ?? [];
  return options
    .filter((option) => !known.includes(option))
    .map((option) => ({
      message: `${name} has no ${registry === "cargo" ? "feature" : "extra"} "${option}"`,
      remedy: known.length > 0 ? `It has ${known.join(", ")}.` : "It has none that samples know.",
    }));
};

/** Returns problems with "name[extra]==1.2" or "name@1.2". */
export const requirementDiagnostics = (registry: Registry, text: string): Diagnostic[] => {
  const [, name = text, extras, version] = /^(@?[^@=<>~[! ]+)(?:\[(.+)\])?\s*(?:@|[=<>~!]=?=?)?(.*)$/.exec(text) ?? [];
  const diagnostic = versionDiagnostic(registry, name, version);
  if (diagnostic) return [diagnostic];
  return optionDiagnostics(
    registry,
    name,
    extras?.split(",").map((extra) => extra.trim()),
  );
};
