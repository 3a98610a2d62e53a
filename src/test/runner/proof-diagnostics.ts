import { PROOF_ENDING } from "../../reference/toolkit/symbol";
import { evidenceChanges, readEvidence, writeEvidence } from "../../verification/evidence/evidence";
import { KEEP_PROOFS } from "../../verification/symbols/symbol-diagnostics";
import { renewProofs, type TestReport } from "./proofs";
import type { Selection } from "./select-tests";
import { testFiles } from "./test-files";

const UPDATE = "-u";

/** Whether a run has all proofs: nothing but other files is left out. */
const isWhole = (selection: Selection | undefined, options: readonly string[]): boolean =>
  options.every((option) => option === UPDATE) &&
  (!selection ||
    (selection.name === undefined &&
      testFiles("unit").every((file) => !file.endsWith(PROOF_ENDING) || selection.files.includes(file))));

/** Returns where the proofs of a run differ from the evidence; with `-u` the evidence is renewed instead. */
export const proofDiagnostics = (
  report: TestReport,
  selection: Selection | undefined,
  options: readonly string[],
): string[] => {
  const known = readEvidence();
  const renewed = renewProofs(report, known, isWhole(selection, options));
  if (!options.includes(UPDATE)) return evidenceChanges(known, renewed, KEEP_PROOFS);
  if (renewed !== known) writeEvidence(renewed);
  return [];
};
