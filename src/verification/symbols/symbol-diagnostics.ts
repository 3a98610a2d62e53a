import { readdirSync, readFileSync } from "node:fs";

import { symbolProofsFolder, toolkitRelease } from "../../config/toolkit";
import { ContentError, type Diagnostic, suggest } from "../../diagnostics/diagnostic";
import { PROOF_ENDING, type ToolkitSymbol, toProofFile } from "../../reference/toolkit/symbol";
import { declaredDiagnostics, PREFIX, undescribed } from "./declared-diagnostics";
import { entryDigest } from "./symbol-digests";

/** The command that keeps which proofs passed. */
export const KEEP_PROOFS = "npm run test:unit -- src/verification/symbols -u";

/** What is known of symbols, by id. */
interface KnownSymbols {
  /** The release whose source was read. */
  toolkit: string;
  /** Digests of what was compared with the source. */
  symbols: Readonly<Record<string, { read: string } | undefined>>;
  /** Titles of the proofs that passed. */
  proofs: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The texts of the files of proofs, by the name that an entry's `check` has. */
type ProofTexts = ReadonlyMap<string, string>;

const readProofs = (): ProofTexts =>
  new Map(
    readdirSync(symbolProofsFolder)
      .filter((file) => file.endsWith(PROOF_ENDING))
      .map((file) => file.slice(0, -PROOF_ENDING.length))
      .map((check) => [check, readFileSync(toProofFile(check), "utf8")]),
  );

/** Returns the id as tests write it. */
const quoteId = (id: string): string => `"${id.slice(PREFIX.length)}"`;

const errorOf = ({ file, line, id }: ToolkitSymbol, reason: string, remedy: string): ContentError =>
  new ContentError(file, line, `symbol "${id}"${reason}`, remedy);

const unreadErrors = (symbols: readonly ToolkitSymbol[], { toolkit, symbols: known }: KnownSymbols): ContentError[] =>
  symbols.flatMap((symbol) => {
    if (toolkit !== toolkitRelease) {
      const remedy = "Run npm run symbols:drift -- OLD NEW, which confirms it if its source is the same";
      return [errorOf(symbol, ` was read in ${toolkit}, not in ${toolkitRelease}`, remedy)];
    }
    const read = known[symbol.id]?.read;
    if (read === entryDigest(symbol)) return [];
    const what = `${symbol.source}${symbol.check === null ? "" : " and its proofs"}`;
    const remedy = `Read ${what} again, then run npm run verify -- --read ${symbol.id}`;
    const reason =
      read === undefined ? "'s source hasn't been read in this release" : " has changed since its source was read";
    return [errorOf(symbol, reason, remedy)];
  });

/** Returns where an entry and the proofs of its symbol don't agree. */
const proofDiagnostics = (
  { id, check, evidence }: ToolkitSymbol,
  { proofs }: KnownSymbols,
  texts: ProofTexts,
): Diagnostic[] => {
  const isProved = proofs[id] !== undefined;
  if (evidence === "read" && check === null)
    return isProved
      ? [{ message: 'proofs run it, and the entry says "evidence: read"', remedy: "Correct the entry" }]
      : [];
  if (evidence === "read" || check === null)
    return [
      {
        message: `the entry says "evidence: ${evidence}", "check: ${check}"`,
        remedy: 'Write "evidence: executed" with the file of its proofs, or "evidence: read" without a check',
      },
    ];
  const text = texts.get(check);
  if (text === undefined)
    return [{ message: `there is no file ${toProofFile(check)}`, remedy: suggest(check, [...texts.keys()]) }];
  if (!text.includes(quoteId(id)))
    return [{ message: `${toProofFile(check)} has no proof of it`, remedy: 'Correct "check", or write a proof' }];
  return isProved ? [] : [{ message: "none of its proofs has passed", remedy: `Run ${KEEP_PROOFS}` }];
};

const entryErrors = (symbol: ToolkitSymbol, known: KnownSymbols, texts: ProofTexts): ContentError[] => [
  ...proofDiagnostics(symbol, known, texts).map(({ message, remedy }) => errorOf(symbol, `: ${message}`, remedy)),
  ...declaredDiagnostics(symbol).map((message) => errorOf(symbol, `: ${message}`, "Correct the entry")),
];

/** Returns the proofs of symbols without an entry, at their line. */
const unknownErrors = (
  symbols: readonly ToolkitSymbol[],
  { proofs }: KnownSymbols,
  texts: ProofTexts,
): ContentError[] => {
  const ids = new Set(symbols.map(({ id }) => id));
  return Object.keys(proofs).flatMap((id) => {
    if (ids.has(id)) return [];
    const [check = "", text = ""] = [...texts].find(([, proofText]) => proofText.includes(quoteId(id))) ?? [];
    const line = text.split("\n").findIndex((textLine) => textLine.includes(quoteId(id)));
    const message = `content/toolkit has no symbol "${id}"`;
    return [new ContentError(toProofFile(check), line + 1, message, "Correct the id, or add its entry")];
  });
};

/** Returns where entries differ from their proofs, the declarations, or their source as it was read. Runs nothing. */
export const symbolDiagnostics = (symbols: readonly ToolkitSymbol[], known: KnownSymbols): string[] => {
  const texts = readProofs();
  const errors = [
    ...symbols.flatMap((symbol) => entryErrors(symbol, known, texts)),
    ...unreadErrors(symbols, known),
    ...unknownErrors(symbols, known, texts),
  ];
  return [
    ...errors.map(({ message }) => message),
    ...undescribed(symbols).map((id) => `content/toolkit has no symbol "${id}", which is declared. Add its entry.`),
  ];
};
