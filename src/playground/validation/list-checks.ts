import {
  type Check,
  type ErnDiagnostic,
  type ErnDocument,
  findNode,
  type NodeId,
  type ReportedProblem,
  xpathOf,
} from "../../ern";
import { countProblems, type Problem } from "./problems";
import type { Verdict } from "./types";
import { ownOnlyText, ownText, verdictText } from "./verdict-text";

const nodeOf = (document: ErnDocument, problem: Problem): NodeId | undefined =>
  "path" in problem ? findNode(document, problem.path.replace(/\/@.*/, "")) : problem.node;

/** What was checked and found in a message, for reports. Without a document there are no locations. */
export const listChecks = (
  own: readonly ErnDiagnostic[],
  verdicts: readonly Verdict[],
  document?: ErnDocument,
): Check[] => {
  const toProblem = (problem: Problem): ReportedProblem => {
    const node = document && nodeOf(document, problem);
    return node ? { ...problem, location: xpathOf(document, node) } : problem;
  };
  const count = countProblems(own).all;
  const result = verdicts.length > 0 ? ownText(count) : ownOnlyText(count);
  return [
    { name: "own checks", result, isFailed: false, count, problems: own.map(toProblem) },
    ...verdicts.map((verdict) => ({
      name: `${verdict.name} ${verdict.version}`.trim(),
      result: verdictText(verdict),
      isFailed: verdict.problem !== undefined,
      count: verdict.count,
      problems: verdict.diagnostics.map(toProblem),
    })),
  ];
};
