import type { ErnDiagnostic } from "@ddex-suite/ern";
import type { Verdict } from "@ddex-suite/ern/validate";

import type { Analysis } from "../../workers/structure/analysis";
import { choosePrimaryAction } from "./primary-action";

const diagnostic = (severity: ErnDiagnostic["severity"]) => ({ severity }) as ErnDiagnostic;
const analysis = (...diagnostics: ErnDiagnostic[]) => ({ diagnostics }) as Analysis;
const verdict = (...severities: ErnDiagnostic["severity"][]) =>
  ({ diagnostics: severities.map((severity) => ({ severity })) }) as Verdict;

const read = { isEmpty: false, analysis: analysis(), verdicts: [], areChecksViewed: false, fixable: 0 };

describe("primaryAction", () => {
  it.each([
    ["nothing is open", "open", { ...read, isEmpty: true, analysis: null }],
    ["nothing is open any more", "open", { ...read, isEmpty: true, areChecksViewed: true }],
    ["the message is being read, or cannot be", "check", { ...read, analysis: null }],
    ["problems were not looked at", "check", { ...read, analysis: analysis(diagnostic("error")), fixable: 1 }],
    ["warnings were not looked at", "check", { ...read, analysis: analysis(diagnostic("warning")) }],
    ["a schema's problems were not looked at", "check", { ...read, verdicts: [verdict("error")] }],
    [
      "some can be fixed",
      "fix",
      { ...read, analysis: analysis(diagnostic("error")), areChecksViewed: true, fixable: 1 },
    ],
    [
      "a warning can be fixed",
      "fix",
      { ...read, analysis: analysis(diagnostic("warning")), areChecksViewed: true, fixable: 1 },
    ],
    [
      "errors are left that the reader fixes",
      "check",
      { ...read, analysis: analysis(diagnostic("error")), areChecksViewed: true },
    ],
    ["a schema's errors are left", "check", { ...read, verdicts: [verdict("error")], areChecksViewed: true }],
    ["warnings are left", "download", { ...read, analysis: analysis(diagnostic("warning")), areChecksViewed: true }],
    ["nothing was found", "download", read],
  ] as const)("if %s, the next step is to %s", (_, action, situation) => {
    expect(choosePrimaryAction({ ...situation, verdicts: [...situation.verdicts] })).toBe(action);
  });
});
