import { site } from "./site";
import symbolHomeDocsFile from "./symbol-home-docs.json";

/** Packages of the documented toolkit; each is a folder in `content/toolkit`. */
export const toolkitPackages = ["ddex-core", "ddex-parser", "ddex-builder"] as const;

export type ToolkitPackage = (typeof toolkitPackages)[number];

/** Names of the languages that a package has an API for; each is a file in the package's folder. */
export const toolkitLanguages = {
  rust: "Rust",
  python: "Python",
  typescript: "TypeScript",
  wasm: "WebAssembly",
  cli: "Command line",
} as const;

export type ToolkitLanguage = keyof typeof toolkitLanguages;

export const symbolStatuses = ["works", "partial", "placeholder", "unavailable"] as const;

export type SymbolStatus = (typeof symbolStatuses)[number];

/** The meaning of each status, from best to worst. */
export const statusMeanings: Readonly<Record<SymbolStatus, string>> = {
  works: "does what its name says",
  partial: "does real work, within limits that its entry names",
  placeholder: "can be called, but returns fixed data or changes nothing",
  unavailable: "cannot be reached in this language",
};

/** How we know a symbol's behaviour: by running it, or from its source. */
export const knownWays = ["observed", "read"] as const;

export type Known = (typeof knownWays)[number];

/** The same below a badge. */
export const knownWords: Record<Known, string> = { observed: "observed in a run", read: "read in the source" };

export const symbolKinds = ["class", "method", "function", "struct", "enum", "option", "command", "flag"] as const;

export type SymbolKind = (typeof symbolKinds)[number];

/** The commit of the release, whose lines the symbols' entries cite. */
export const toolkitCommit = "3529ae5eb8bb48ffa3891aa76d125bc4c5f85907";

/** What the symbols' sources must have been read in. */
export const toolkitRelease = `${site.version} ${toolkitCommit}`;

/** URL of the release's sources; a path is appended. */
export const toolkitSources = `${site.repository}/blob/${toolkitCommit}/`;

export const symbolProofsFolder = "src/verification/symbols/proofs";

export const symbolIndexDoc = "api";

/** Docs that can be a symbol's home, best first: it's the first that has it in a `<SymbolTable>` or as a `<Symbol>`. */
export const symbolHomeDocs: readonly string[] = symbolHomeDocsFile;
