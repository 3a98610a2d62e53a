import type { Evidence } from "../../verification/evidence/evidence";
import { pinnedTools } from "../../verification/evidence/pinned-tools";

/** The part of Jest's report that names the tests; a proof is in a group with its symbol's id. */
export interface TestReport {
  testResults: readonly {
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

type Tests = TestReport["testResults"][number]["assertionResults"];

const isSymbol = (title = ""): boolean => /^ddex-\w+\.\w+\.\S+$/.test(title);

const toProofs = ({ testResults }: TestReport): Map<string, Tests> => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const proofs = new Map<string, Tests>();
  for (const test of tests) {
    const [id = ""] = test.ancestorTitles;
    if (isSymbol(id)) proofs.set(id, [...(proofs.get(id) ?? []), test]);
  }
  return proofs;
};

/**
 * Returns the evidence with the proofs that passed in a run. What is known of a symbol stays if one of its proofs failed
 * or was skipped, and if the run had none of them; a whole run without any shows that there are none.
 */
export const renewProofs = (report: TestReport, known: Evidence, isWhole: boolean): Evidence => {
  const run = toProofs(report);
  const isRun = [...run.values()].flat().some(({ status }) => status === "passed");
  if (!isRun && (!isWhole || run.size > 0)) return known;
  const proofs = isWhole ? {} : { ...known.proofs };
  for (const [id, tests] of run) {
    const isPassed = tests.every(({ status }) => status === "passed");
    const titles = isPassed ? tests.map(({ title }) => title).sort() : known.proofs[id];
    if (titles) proofs[id] = titles;
  }
  return { ...known, builder: pinnedTools["ddex-builder"], proofs };
};
