import { readFileSync, writeFileSync } from "node:fs";

import { toolkitRelease } from "../../config/toolkit";
import { currentSymbols, toolkitFiles } from "../../reference/toolkit/current-symbols";
import { dependentsIn } from "../../verification/drift/dependents";
import { drift, knownAfter } from "../../verification/drift/drift";
import { moveSources } from "../../verification/drift/move-sources";
import { printDrift } from "../../verification/drift/print-drift";
import { readCitedText, toolkitFolder } from "../../verification/drift/toolkit-folder";
import { readEvidence, writeEvidence } from "../../verification/evidence/evidence";
import { fail } from "./tools/fail";

const USAGE = `Usage: npm run symbols:drift -- OLD NEW, two releases of the toolkit: folders, or tags and commits for git.

Prints what differs for the entries of content/toolkit. If src/config names the new release already, it keeps the
result: line numbers move, entries whose source is the same are confirmed, and all others must be read again.`;

const compareReleases = async ([older, newer]: string[]): Promise<void> => {
  if (older === undefined || newer === undefined) fail(USAGE);
  const [symbols, known] = [currentSymbols(), readEvidence()];
  const before = toolkitFolder(older);
  const found = await drift(before, toolkitFolder(newer), symbols, known.symbols);
  console.log(
    printDrift(
      found,
      dependentsIn(symbols, (source) => readCitedText(before, source)),
    ),
  );
  if (known.toolkit === toolkitRelease) {
    console.log(`\nNothing is kept: src/config still names ${toolkitRelease}, in site.ts and toolkit.ts.`);
    return;
  }
  if (found.confirmed.length === 0)
    fail(`Nothing is kept: ${older} has nothing of what was read, in ${known.toolkit}.`);
  for (const file of toolkitFiles()) writeFileSync(file, moveSources(readFileSync(file, "utf8"), found.moved));
  writeEvidence({ ...known, toolkit: toolkitRelease, symbols: knownAfter(found, known.symbols) });
  console.log(`\nKept for ${toolkitRelease}. npm run verify lists the entries to read.`);
};

compareReleases(process.argv.slice(2)).catch((error: unknown) => fail((error as Error).message));
