import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { verifySchemas } from "@ddex-suite/ern/test/tables/verify-schemas";
import { counted } from "@ddex-suite/ern/text/counted";

import { contentFolders } from "../../config/content";
import { toolkitCommit } from "../../config/toolkit";
import { listFiles } from "../../diagnostics/cached-files";
import { toolkitFolder } from "../../verification/drift/toolkit-folder";
import { evidenceChanges, readEvidence, writeEvidence } from "../../verification/evidence/evidence";
import { figuresSentence } from "../../verification/report/figures-sentence";
import { verify } from "../../verification/verify";
import { fail } from "./tools/fail";

const USAGE = `usage: npm run verify -- [--all] [--locked] [--read ID|FILE]… [content/docs/page.mdx…]

Checks the code samples, the text and the toolkit's symbols that have changed since they were last checked, and keeps
what it found in src/verification/evidence.lock.json. With files: the samples and the text of these alone.
--all     checks what has not changed too
--locked  writes nothing, and fails when the file differs from what was found
--schemas FOLDER
          compares the tables of ERN with the schemas of DDEX in a folder instead
--read    keeps that you have read the source of a symbol, or of all symbols of a file, and found the entry true
--toolkit FOLDER|TAG
          the sources that you read, by default those that git fetches of the release; compares the lines of all entries`;

const options = {
  all: { type: "boolean", default: false },
  locked: { type: "boolean", default: false },
  read: { type: "string", multiple: true, default: [] as string[] },
  schemas: { type: "string" },
  toolkit: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** Compares the schemas of a folder with the data and prints the differences; returns the exit code. */
const printSchemas = async (folder: string): Promise<number> => {
  const comparisons = await verifySchemas(folder);
  for (const { file, missing, differences } of comparisons) {
    for (const difference of differences) console.error(`${file}: ${difference}`);
    const values = missing.length === 0 ? "" : ` Its values weren't compared: the folder lacks ${missing.join(", ")}.`;
    console.log(`${file}: ${counted(differences.length, "difference")}.${values}`);
  }
  if (comparisons.length === 0) console.error(`${folder} has no schema of a version with tables.`);
  return comparisons.length > 0 && comparisons.every(({ differences }) => differences.length === 0) ? 0 : 1;
};

/** Returns how many words the docs have, code included. */
const docsWords = (): number =>
  listFiles(contentFolders.docs, ".mdx").flatMap((file) => readFileSync(file, "utf8").trim().split(/\s+/)).length;

/** Prints the problems; returns the exit code. */
const runChecks = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.schemas !== undefined) return printSchemas(values.schemas);
  const known = readEvidence();
  const { all, read } = values;
  const revision = values.toolkit ?? (read.length > 0 ? toolkitCommit : undefined);
  const toolkit = revision === undefined ? undefined : toolkitFolder(revision);
  const { diagnostics, evidence, checked, skipped, report } = await verify(
    { files: positionals, all, read, toolkit },
    known,
    (progress) => console.log(progress),
  );
  const changes = evidenceChanges(known, evidence);
  if (values.locked) diagnostics.push(...changes);
  else if (changes.length > 0) writeEvidence(evidence);
  for (const diagnostic of diagnostics) console.error(diagnostic);
  for (const reason of skipped) console.log(reason);
  console.log(`The docs have ${counted(docsWords(), "word")}.`);
  console.log(
    `${figuresSentence(report)} Checked now: ${counted(checked.length, "file")}. ${counted(diagnostics.length, "problem")}.`,
  );
  return diagnostics.length === 0 ? 0 : 1;
};

runChecks().then(
  (code) => process.exit(code),
  (error: unknown) => fail((error as Error).message),
);
