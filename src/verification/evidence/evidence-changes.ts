import { EVIDENCE_FILE, printEvidence } from "./evidence";
import type { Evidence } from "./evidence";

/** Lines that are in only one of the two lock files, each with what to do. */
export const evidenceChanges = (before: Evidence, after: Evidence): string[] => {
  const [one, other] = [before, after].map((known) =>
    printEvidence(known)
      .split("\n")
      .map((line) => line.trim().replace(/,$/, "")),
  ) as [string[], string[]];
  const [had, has] = [new Set(one), new Set(other)];
  const remedy = "Run npm run verify, and commit the file.";
  return [
    ...[...had]
      .filter((line) => !has.has(line))
      .map((line) => `${EVIDENCE_FILE}: has ${line}, which was not found. ${remedy}`),
    ...[...has].filter((line) => !had.has(line)).map((line) => `${EVIDENCE_FILE}: lacks ${line}. ${remedy}`),
  ];
};
