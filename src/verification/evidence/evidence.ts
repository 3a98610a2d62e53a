import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { sampleChecks } from "../doctest/samples/checker";

/** Not a single string, because strings that name source files count as inputs of the site's code, but this is data. */
const EVIDENCE_FILE = path.join("src", "verification", "evidence.lock.json");

const sampleEvidence = z.strictObject({
  check: z.enum(sampleChecks),
  /** The program that did it, with its version; undefined for our own rules. */
  with: z.string().optional(),
  /** Digest of the output that was compared with what the sample printed. */
  output: z.string().optional(),
});

const symbolEvidence = z.strictObject({
  /** Digest of what somebody verified in the source. */
  read: z.string(),
  /** Digest of the lines that they read. */
  source: z.string(),
});

/** How far a code block was checked. */
export type SampleEvidence = z.infer<typeof sampleEvidence>;

const evidence = z.strictObject({
  /** The toolkit's version and commit whose sources were read. */
  toolkit: z.string(),
  /** By content file, then by the block's digest. */
  samples: z.record(z.string(), z.record(z.string(), sampleEvidence)),
  /** What the source of the toolkit says, by the symbol's id. */
  symbols: z.record(z.string(), symbolEvidence),
  /** The package that the proofs ran, with its version. */
  builder: z.string(),
  /** The titles of the tests that proved a symbol, by its id. */
  proofs: z.record(z.string(), z.array(z.string())),
});

/** What we know about the code samples and the toolkit's symbols from runs of `npm run verify` and of the proofs. */
export type Evidence = z.infer<typeof evidence>;

/** Reads the lock file. Throws an error with the file and the fix if it isn't in the format of `npm run verify`. */
export const readEvidence = (file = EVIDENCE_FILE): Evidence => {
  try {
    return evidence.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${file}: ${reason}. Take the file from the last commit, then run npm run verify.`);
  }
};

const sortedEntries = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns the members of an object, one per line. */
const lines = <Value>(
  record: Readonly<Record<string, Value>>,
  indent: string,
  print: (value: Value) => string,
): string => {
  const members = sortedEntries(record).map(([key, value]) => `${indent}  ${JSON.stringify(key)}: ${print(value)}`);
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
};

/** Returns the text of the lock file: sorted, one line per sample and symbol, so that changes of pages merge. */
export const printEvidence = ({ toolkit, samples, symbols, builder, proofs }: Evidence): string => {
  const members = [
    `"toolkit": ${JSON.stringify(toolkit)}`,
    `"samples": ${lines(samples, "  ", (page) => lines(page, "    ", JSON.stringify))}`,
    `"symbols": ${lines(symbols, "  ", JSON.stringify)}`,
    `"builder": ${JSON.stringify(builder)}`,
    `"proofs": ${lines(proofs, "  ", JSON.stringify)}`,
  ];
  return `{\n  ${members.join(",\n  ")}\n}\n`;
};

export const writeEvidence = (known: Evidence, file = EVIDENCE_FILE): void => writeFileSync(file, printEvidence(known));

/** Returns the lines that are in only one of two lock files, each with the command that writes the second. */
export const evidenceChanges = (before: Evidence, after: Evidence, command = "npm run verify"): string[] => {
  const [oldLines, newLines] = [before, after].map((known) =>
    printEvidence(known)
      .split("\n")
      .map((line) => line.trim().replace(/,$/, "")),
  ) as [string[], string[]];
  const [had, has] = [new Set(oldLines), new Set(newLines)];
  const remedy = `Run ${command}, and commit the file.`;
  return [
    ...[...had]
      .filter((line) => !has.has(line))
      .map((line) => `${EVIDENCE_FILE}: has ${line}, which was not found. ${remedy}`),
    ...[...has].filter((line) => !had.has(line)).map((line) => `${EVIDENCE_FILE}: lacks ${line}. ${remedy}`),
  ];
};
