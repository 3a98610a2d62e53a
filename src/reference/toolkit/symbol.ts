import { z } from "zod";

import { site } from "../../config/site";
import type { Known, ToolkitLanguage, ToolkitPackage } from "../../config/toolkit";
import { symbolKinds, symbolProofsFolder, symbolStatuses, toolkitSources } from "../../config/toolkit";

const text = z.string().min(1);

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

const param = z.strictObject({
  name: text,
  type: text,
  required: z.boolean().default(false),
  default: text.nullable().default(null),
});

export const symbolValues = z.strictObject({
  /** `package.language[.parent].name` */
  id: text,
  kind: z.enum(symbolKinds),
  name: text,
  /** Its parent: a class, a module or a command. */
  parent: text.nullable().default(null),
  signature: text,
  /** Parameters; the fields of structs and options. */
  params: z.array(param).default([]),
  returns: text.nullable().default(null),
  /** Each with its message in quotes, and `{…}` for what changes in it. */
  errors: z.array(text).default([]),
  /** Values that it always writes or returns, besides errors: codes, and shims for what a message lacks. */
  texts: z.array(text).default([]),
  /** The version that it came with, if that is later than 0.4.0. */
  since: version.nullable().default(null),
  /** The last version that changed its signature or fields, if that is later than 0.4.0. */
  changed: version.nullable().default(null),
  /** Partial: with limits; placeholder: fixed data, or nothing; unavailable: out of reach. */
  status: z.enum(symbolStatuses),
  /** Observed behaviour, one sentence. */
  note: text,
  /** Executed if a check runs it, otherwise read. */
  evidence: z.enum(["executed", "read"]),
  /** What runs it: a file of `src/verification/symbols/proofs`, without its ending. */
  check: text.nullable().default(null),
  /** Path and lines of the definition in the release's sources. */
  source: z.string().regex(/^[\w./-]+:\d+(-\d+)?$/),
});

export interface ToolkitSymbol extends z.infer<typeof symbolValues> {
  package: ToolkitPackage;
  language: ToolkitLanguage;
  line: number;
  file: string;
}

export interface PlacedSymbol extends ToolkitSymbol {
  url: string;
}

/** Returns how we know a symbol's behaviour: only what a check runs is observed. */
export const known = ({ evidence }: Pick<ToolkitSymbol, "evidence">): Known =>
  evidence === "executed" ? "observed" : "read";

/** Explains both words to readers of a table. */
export const knownLegend = `Observed: a check of this site runs it. Read: taken from the source of ${site.version}, not run.`;

export const PROOF_ENDING = ".proof.test.ts";

/** Returns the file of the proofs that an entry's `check` names. */
export const toProofFile = (check: string): string => `${symbolProofsFolder}/${check}${PROOF_ENDING}`;

/** Returns the URL of a location in the release's sources, given as path and lines. */
export const sourceUrl = (source: string): string => {
  const [file = "", lines = ""] = source.split(":");
  return `${toolkitSources}${file}#L${lines.replace("-", "-L")}`;
};

const DISPLAYED = /^Display text: (.+)\.$/;
const QUOTED = /"([^"]+)"/g;

/** Returns a symbol's verbatim texts: messages of errors, codes and shims. `{…}` and `…` mark variable parts. */
export const fixedTexts = ({ errors, note, texts }: Pick<ToolkitSymbol, "errors" | "note" | "texts">): string[] =>
  [
    ...texts,
    ...(DISPLAYED.exec(note)?.slice(1) ?? []),
    ...errors.flatMap((error) => [...error.matchAll(QUOTED)].map(([, text = ""]) => text)),
  ].map((text) => text.replaceAll("...", "…"));

const parts = (path: string): string[] => path.split(/::|\.| |\/|-(?=[a-z_]+$)/).filter(Boolean);

/** Returns whether the text calls the symbol by its name: alone, after its parent, or with arguments. */
export const callsSymbol = (
  text: string,
  { id, name, parent, kind }: Pick<ToolkitSymbol, "id" | "name" | "parent" | "kind">,
): boolean => {
  const written = text
    .replace(/^(?:async|await|new|class|struct|enum|fn) /, "")
    .replace(/[(<{[][^]*$/, "")
    .replace(/::new$/, "")
    .trim();
  if (name === "constructor") return written === parent || written === name;
  if (kind === "command" || kind === "flag")
    return text === name || text.startsWith(`${name} `) || text.endsWith(` ${name}`) || text.includes(` ${name} `);
  const owners = parts(id).slice(2);
  const path = parts(written);
  return path.at(-1) === name && path.slice(0, -1).every((part) => owners.includes(part) || id.includes(part));
};

const limits = ["package", "language", "kind", "parent"] as const;

/** Returns the symbols that match the limits; missing ones match all, the parent "" symbols without a parent. */
export const matchingSymbols = <Symbol extends Pick<ToolkitSymbol, (typeof limits)[number]>>(
  symbols: readonly Symbol[],
  filter: Partial<Record<(typeof limits)[number], string>>,
): Symbol[] =>
  symbols.filter((symbol) => limits.every((name) => (filter[name] ?? symbol[name] ?? "") === (symbol[name] ?? "")));
