import { site } from "../../../config/site";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { nearest } from "../../../utils/text/nearest";

export type Registry = "npm" | "pip" | "cargo";

/** What we know about a package in a registry. */
interface PackageFacts {
  /** Samples may name this version, or the start of it. */
  version: string;
  /** Features of a crate. */
  features?: readonly string[];
  /** Extras of a Python package. */
  extras?: readonly string[];
  /** The programs that `cargo install` installs. */
  programs?: readonly string[];
}

const own = site.version;

/** By registry and name. The toolkit's features and extras are from its manifests, including optional dependencies. */
export const packageFacts: Readonly<Record<Registry, Readonly<Record<string, PackageFacts>>>> = {
  npm: {
    "ddex-builder": { version: own },
    "ddex-parser": { version: own },
    typescript: { version: "5" },
    tsx: { version: "4" },
    "@types/node": { version: "" },
    "fast-check": { version: "4" },
    "fast-xml-parser": { version: "5" },
    fastify: { version: "5" },
    saxes: { version: "6" },
    "xml-crypto": { version: "6" },
    "xmllint-wasm": { version: "5" },
    yaml: { version: "2" },
    zod: { version: "4" },
  },
  pip: {
    "ddex-builder": { version: own, extras: ["dev", "pandas", "test"] },
    "ddex-parser": { version: own, extras: ["dev", "pandas"] },
    pandas: { version: "" },
    pyarrow: { version: "" },
    lxml: { version: "" },
    xmltodict: { version: "" },
    build: { version: "1" },
    maturin: { version: "1" },
    pytest: { version: "" },
    fastapi: { version: "" },
    uvicorn: { version: "" },
    psycopg: { version: "", extras: ["binary"] },
  },
  cargo: {
    "ddex-builder": {
      version: own,
      features: [..."default async strict bench ffi wasm dhat-heap performance-debug tokio futures dhat".split(" ")],
      programs: ["ddex-builder"],
    },
    "ddex-core": { version: own, features: ["default", "ffi", "typescript", "ts-rs"] },
    "ddex-parser": {
      version: own,
      features: [
        ..."default async typescript wasm simd bench zero-copy performance-debug tokio futures ts-rs".split(" "),
      ],
      programs: ["ddex-parser", "generate-bench-report"],
    },
    anyhow: { version: "1", features: ["default", "std", "backtrace"] },
    axum: { version: "0.8", features: ["default", "http1", "http2", "json", "macros", "tokio"] },
    chrono: { version: "0.4", features: ["default", "serde", "clock", "std"] },
    csv: { version: "1" },
    indexmap: { version: "2", features: ["default", "serde", "std", "rayon"] },
    "quick-xml": { version: "0.39", features: ["default", "serialize", "encoding", "async-tokio"] },
    rayon: { version: "1" },
    serde: { version: "1", features: ["default", "derive", "std", "rc", "alloc"] },
    serde_json: { version: "1", features: ["default", "preserve_order", "std", "arbitrary_precision"] },
    thiserror: { version: "", features: ["default", "std"] },
    tokio: { version: "1", features: ["full", "macros", "net", "rt", "rt-multi-thread", "time"] },
  },
};

/** The facts about a package, or the problem that samples don't use it. */
export const factsOf = (registry: Registry, name: string): PackageFacts | Diagnostic => {
  const known = packageFacts[registry];
  const names = Object.keys(known);
  return (
    (Object.hasOwn(known, name) ? known[name] : undefined) ?? {
      message: `"${name}" is no package that samples install with ${registry}`,
      remedy: `${nearest(name, names) ? `Did you mean ${nearest(name, names)}? ` : ""}Known: ${names.join(", ")}; more go into src/verification/doctest/names/package-facts.ts.`,
    }
  );
};

const isDiagnostic = (facts: PackageFacts | Diagnostic): facts is Diagnostic => "message" in facts;

/** The problem with a package, or with its version in a sample. */
export const versionDiagnostic = (
  registry: Registry,
  name: string,
  range: string | undefined,
): Diagnostic | undefined => {
  const facts = factsOf(registry, name);
  if (isDiagnostic(facts)) return facts;
  const version = range?.replace(/^\s*([~^=]|[=~!<>]=?)?\s*/, "");
  if (!version || version === "latest" || version === "*" || facts.version === "") return undefined;
  if (version === facts.version || (facts.version !== own && version.startsWith(`${facts.version}.`))) return undefined;
  return facts.version === own
    ? { message: `${name} ${version} is not the version this site documents`, remedy: `Write ${own}.` }
    : { message: `${name} ${version} is not the version that samples use`, remedy: `Write ${facts.version}.` };
};

/** Problems with features of a crate, or extras of a Python package. */
export const optionDiagnostics = (registry: Registry, name: string, options: readonly string[] = []): Diagnostic[] => {
  const facts = factsOf(registry, name);
  if (isDiagnostic(facts)) return [];
  const what = registry === "cargo" ? "feature" : "extra";
  const known = (registry === "cargo" ? facts.features : facts.extras) ?? [];
  return options
    .filter((option) => !known.includes(option))
    .map((option) => ({
      message: `${name} has no ${what} "${option}"`,
      remedy: known.length > 0 ? `It has ${known.join(", ")}.` : "It has none that samples know.",
    }));
};
