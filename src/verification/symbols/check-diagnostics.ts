import { suggest, type Diagnostic } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { checkNames, symbolChecks } from "./symbol-checks";

/** Where the check and the proofs that an entry names differ from those that run its symbol. */
export const checkDiagnostics = ({ id, check, evidence, proofs }: ToolkitSymbol): Diagnostic[] => {
  if (check !== null && !checkNames.includes(check))
    return [{ message: `there is no check "${check}"`, remedy: suggest(check, checkNames) }];
  const found = symbolChecks.get(id);
  if (check !== (found?.name ?? null) || (evidence === "executed") !== (check !== null))
    return [
      {
        message: `${found ? `the check ${found.name}` : "no check"} runs it, and the entry says "evidence: ${evidence}", "check: ${check}"`,
        remedy: "Correct the entry, or move its proofs",
      },
    ];
  const known = Object.keys(found?.proofs ?? {});
  return [
    ...proofs
      .filter((name) => !known.includes(name))
      .map((name) => ({ message: `the check ${check} has no proof "${name}" of it`, remedy: suggest(name, known) })),
    ...known
      .filter((name) => !proofs.includes(name))
      .map((name) => ({ message: `it lacks the proof "${name}" of ${check}`, remedy: 'Add it to its "proofs"' })),
  ];
};
