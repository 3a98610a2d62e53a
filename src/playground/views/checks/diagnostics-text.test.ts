import type { Verdict } from "@ddex-suite/ern/validate";

import { fakeVerdict } from "../../../test/playground/fake-verdict";
import type { Analysis } from "../../workers/structure/analysis";
import { formatStatus } from "./diagnostics-text";

const analysis = (severities: string[] = [], wellFormed = true) =>
  ({ wellFormed, diagnostics: severities.map((severity) => ({ severity })) }) as Analysis;
const error = { severity: "error" } as Verdict["diagnostics"][number];

describe("statusText", () => {
  it.each([
    ["", null, []],
    ["Built-in checks only: nothing found", analysis(), []],
    ["1 error", analysis(["error"]), []],
    ["2 errors, 1 warning", analysis(["error", "warning", "error"]), []],
    ["Valid against release-notification.xsd 4.3", analysis(), [fakeVerdict()]],
    ["1,001 errors", analysis(["error"]), [fakeVerdict({ state: "diagnostics", diagnostics: [error], count: 1000 })]],
    ["1 error", analysis(["error"], false), [fakeVerdict({ state: "diagnostics", diagnostics: [error], count: 1 })]],
    ["Not checked against the schema", analysis(), [fakeVerdict({ state: "failed", problem: "A file is missing." })]],
    ["Built-in checks and rules: nothing found", analysis(), [fakeVerdict({ source: "rules" })]],
  ])("returns “%s”", (text, read, verdicts) => {
    expect(formatStatus({ analysis: read, verdicts, validating: null })).toBe(text);
  });

  it("reports that the schema check is running", () => {
    expect(formatStatus({ analysis: analysis(), verdicts: [], validating: "running" })).toBe("Validating…");
  });
});
