import { fakeVerdict } from "../../../test/playground/fake-verdict";
import type { Verdict } from "../../validation/types";
import type { Analysis } from "../../workers/analysis";
import { findingsText } from "./status-text";

const analysis = (severities: string[] = [], wellFormed = true) =>
  ({ wellFormed, issues: severities.map((severity) => ({ severity })) }) as Analysis;
const error = { severity: "error" } as Verdict["findings"][number];

describe("findingsText", () => {
  it.each([
    ["", null, []],
    ["Own checks only: nothing found", analysis(), []],
    ["1 error", analysis(["error"]), []],
    ["2 errors, 1 warning", analysis(["error", "warning", "error"]), []],
    ["Valid against release-notification.xsd 4.3", analysis(), [fakeVerdict()]],
    ["1,001 errors", analysis(["error"]), [fakeVerdict({ state: "findings", findings: [error], count: 1000 })]],
    ["1 error", analysis(["error"], false), [fakeVerdict({ state: "findings", findings: [error], count: 1 })]],
    ["Not checked against the schema", analysis(), [fakeVerdict({ state: "failed", problem: "A file is missing." })]],
    ["Own checks and rules: nothing found", analysis(), [fakeVerdict({ source: "rules" })]],
  ])("says “%s”", (text, read, verdicts) => {
    expect(findingsText({ analysis: read, verdicts, isValidating: false })).toBe(text);
  });

  it("says that the schema is being asked", () => {
    expect(findingsText({ analysis: analysis(), verdicts: [], isValidating: true })).toBe("Validating…");
  });
});
