import { readEvidence } from "../../verification/evidence/evidence";
import { proofDiagnostics } from "./proof-diagnostics";
import type { TestReport } from "./proofs";
import { testFiles } from "./test-files";

const reset = "ddex-builder.typescript.DdexBuilder.reset";
const allFiles = testFiles("unit");
const symbolFiles = allFiles.filter((file) => file.startsWith("src/verification/symbols/"));

/** Returns a run in which all proofs of the evidence passed, without those of some symbols. */
const runWithout = (...left: string[]): TestReport => ({
  testResults: Object.entries(readEvidence().proofs)
    .filter(([id]) => !left.includes(id))
    .map(([id, titles]) => ({
      assertionResults: titles.map((title) => ({ ancestorTitles: [id], title, status: "passed" })),
    })),
});

describe("proofDiagnostics", () => {
  it("finds nothing if the proofs that passed are those of the evidence", () =>
    expect(proofDiagnostics(runWithout(), undefined, [])).toEqual([]));

  it.each([
    ["all tests", undefined],
    ["all tests of symbols", { files: symbolFiles }],
  ])("reports a proof that %s don't have", (_what, selection) =>
    expect(proofDiagnostics(runWithout(reset), selection, [])).toEqual([
      expect.stringMatching(/has "ddex-builder\.typescript\.DdexBuilder\.reset".*, which was not found\. Run npm run/),
    ]),
  );

  it.each([
    ["some files", { files: symbolFiles.filter((file) => !file.endsWith("/builder.proof.test.ts")) }, []],
    ["tests by name", { files: allFiles, name: "reset" }, []],
    ["one of Jest's projects", undefined, ["--selectProjects=ern"]],
  ])("expects no proofs in %s", (_what, selection, options) =>
    expect(proofDiagnostics(runWithout(reset), selection, options)).toEqual([]),
  );

  it("reports a proof that the evidence lacks", () => {
    const run = {
      testResults: [{ assertionResults: [{ ancestorTitles: [reset], title: "stops", status: "passed" }] }],
    };
    expect(proofDiagnostics(run, { files: [] }, [])).toEqual([
      expect.stringContaining("which was not found"),
      expect.stringMatching(/lacks .*"stops".*\. Run npm run test:unit -- src\/verification\/symbols -u, and commit/),
    ]);
  });
});
