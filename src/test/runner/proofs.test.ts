import type { Evidence } from "../../verification/evidence/evidence";
import { pinnedTools } from "../../verification/evidence/pinned-tools";
import { renewProofs, type TestReport } from "./proofs";

const [build, reset] = ["ddex-builder.typescript.DdexBuilder.build", "ddex-builder.typescript.DdexBuilder.reset"];
const builder = pinnedTools["ddex-builder"];
const known: Evidence = {
  ...{ toolkit: "0.4.5 abc", samples: {}, symbols: {}, builder },
  proofs: { [build]: ["writes no deals"], [reset]: ["clears all"] },
};

type Test = [id: string, title: string, status?: string];

const reportOf = (...tests: Test[]): TestReport => ({
  testResults: tests.map(([id, title, status = "passed"]) => ({
    assertionResults: [{ ancestorTitles: [id], title, status }],
  })),
});

const proofsAfter = (isWhole: boolean, ...tests: Test[]): Evidence["proofs"] =>
  renewProofs(reportOf(...tests), known, isWhole).proofs;

describe("renewProofs", () => {
  it("keeps the titles of the proofs that passed, sorted, and of no other tests", () =>
    expect(proofsAfter(true, [reset, "stops"], [reset, "clears all"], ["paths.doc", "adds a slash"])).toEqual({
      [reset]: ["clears all", "stops"],
    }));

  it("keeps what is known of symbols that a part of the tests doesn't prove", () =>
    expect(proofsAfter(false, [reset, "stops"])).toEqual({ ...known.proofs, [reset]: ["stops"] }));

  it.each(["failed", "pending"])("keeps what is known of a symbol with a proof that is %s", (status) =>
    expect(proofsAfter(true, [reset, "clears all", status], [reset, "stops"])).toEqual({ [reset]: ["clears all"] }),
  );

  it("keeps nothing of a symbol whose first proof fails", () => {
    const id = "ddex-builder.typescript.batchBuild";
    expect(proofsAfter(false, [id, "reads nothing", "failed"])).toEqual(known.proofs);
  });

  it("names the version of the package that ran", () => {
    const before = { ...known, builder: "ddex-builder 0.0.1" };
    expect(renewProofs(reportOf([reset, "clears all"]), before, false).builder).toBe(builder);
    expect(renewProofs(reportOf(["paths.doc", "adds a slash"]), before, false)).toBe(before);
  });
});
