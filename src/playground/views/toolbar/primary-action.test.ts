import type { ErnIssue } from "../../../ern/types";
import type { Verdict } from "../../validation/types";
import type { Analysis } from "../../workers/analysis";
import { primaryAction } from "./primary-action";

const issue = (severity: ErnIssue["severity"]) => ({ severity }) as ErnIssue;
const analysis = (...issues: ErnIssue[]) => ({ issues }) as Analysis;
const verdict = (...severities: ErnIssue["severity"][]) =>
  ({ findings: severities.map((severity) => ({ severity })) }) as Verdict;

const read = { isEmpty: false, analysis: analysis(), verdicts: [], isLookedAt: false, mendable: 0 };

describe("primaryAction", () => {
  it.each([
    ["nothing is open", "open", { ...read, isEmpty: true, analysis: null }],
    ["nothing is open any more", "open", { ...read, isEmpty: true, isLookedAt: true }],
    ["the message is being read, or cannot be", "check", { ...read, analysis: null }],
    ["findings were not looked at", "check", { ...read, analysis: analysis(issue("error")), mendable: 1 }],
    ["warnings were not looked at", "check", { ...read, analysis: analysis(issue("warning")) }],
    ["a schema's findings were not looked at", "check", { ...read, verdicts: [verdict("error")] }],
    ["some can be mended", "mend", { ...read, analysis: analysis(issue("error")), isLookedAt: true, mendable: 1 }],
    [
      "a warning can be mended",
      "mend",
      { ...read, analysis: analysis(issue("warning")), isLookedAt: true, mendable: 1 },
    ],
    [
      "errors are left that the reader mends",
      "check",
      { ...read, analysis: analysis(issue("error")), isLookedAt: true },
    ],
    ["a schema's errors are left", "check", { ...read, verdicts: [verdict("error")], isLookedAt: true }],
    ["warnings are left", "download", { ...read, analysis: analysis(issue("warning")), isLookedAt: true }],
    ["nothing was found", "download", read],
  ] as const)("where %s, what comes next is to %s", (_, action, situation) => {
    expect(primaryAction({ ...situation, verdicts: [...situation.verdicts] })).toBe(action);
  });
});
