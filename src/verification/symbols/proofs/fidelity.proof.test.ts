import type { FidelityOptions } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  addedBy,
  allOptions,
  defaultInfo,
  expectEstimates,
  resultOf,
  verification,
} from "../../../test/builder/fidelity";
import { builderOf, built, expectError, newBuilder, proveBuildErrors } from "../../../test/builder/message";

const build = (options: object) => () => resultOf(options as FidelityOptions);

/** Returns the milliseconds that the statistics report for a message with this many tracks. */
const timeOf = async (tracks: number): Promise<number> => {
  const resources = Array.from({ length: tracks }, (_, n) => ({ resourceId: `T${n}` }));
  const builder = builderOf([{ trackIds: resources.map(({ resourceId }) => resourceId) }], resources);
  return (await builder.buildWithFidelity(undefined, { collectStatistics: true })).statistics!.buildTimeMs;
};

const roundTrip = (text: string): Promise<unknown> => newBuilder().testRoundTripFidelity(text);

describeSymbol("DdexBuilder.buildWithFidelity", () => {
  it("returns the XML of build", async () => {
    expect(await addedBy()).toEqual({});
    await addedBy(allOptions);
  });

  it("adds echoed info, estimated statistics and a constant verification", async () => {
    const { statistics, ...rest } = await addedBy({ enableVerification: true, collectStatistics: true });
    expect(rest).toEqual({ fidelityInfo: defaultInfo, verification });
    expect(statistics?.memoryUsedBytes).toBe(2 * statistics!.xmlSizeBytes);
  });

  proveBuildErrors("buildWithFidelity");

  it.each([
    ["StringExpected", "canonicalization", 1],
    ["NumberExpected", "chunkSize", "1"],
    ["BooleanExpected", "enableChecksums", "yes"],
  ])("fails with %s if %s has another type, or is null", async (code, name, value) => {
    for (const wrong of [value, null]) await expectError(build({ [name]: wrong }), { code });
  });
});

describeSymbol("DdexBuilder.testRoundTripFidelity", () => {
  it("returns success, score 0.98 and one issue for any string", async () => {
    const result = { ...verification, fidelityScore: 0.98, issues: ["Minor whitespace differences in comments"] };
    for (const text of ["", "plain text", await built()]) expect(await roundTrip(text)).toEqual(result);
  });

  it("doesn't parse its input", async () =>
    expect(await roundTrip("<a></b> & this isn't XML <<<")).toEqual(await roundTrip(await built())));

  it("fails without an input", () => expectError(() => roundTrip(undefined as never), { code: "StringExpected" }));
});

describeSymbol("BuildStatistics", () => {
  it("has the real time", async () => expect(await timeOf(500)).toBeGreaterThan(await timeOf(1)));

  it("has the real size, and estimates of everything else", expectEstimates);

  it("has a time for canonicalization even if there is none", async () => {
    const { statistics } = await resultOf({ collectStatistics: true, canonicalization: "none" });
    expect(statistics?.canonicalizationTimeMs).toBe(2);
  });
});

describeSymbol("VerificationResult", () => {
  it("is constant", async () => {
    for (const data of [{}, { version: "banana" }, { releases: [{ title: "" }] }]) {
      const result = await newBuilder().buildWithFidelity(data, { enableVerification: true });
      expect(result.verification).toEqual(verification);
    }
  });
});

describeSymbol("BuildResult", () => {
  it("has the XML of build", () => addedBy({}));

  it("has parts that options ask for", async () => {
    const partsOf = async (options?: FidelityOptions): Promise<string[]> => Object.keys(await addedBy(options));
    expect(await partsOf()).toEqual([]);
    expect(await partsOf({})).toEqual(["fidelityInfo"]);
    expect(await partsOf({ enableVerification: true })).toEqual(["verification", "fidelityInfo"]);
    expect(await partsOf({ collectStatistics: true })).toEqual(["statistics", "fidelityInfo"]);
  });
});

describeSymbol("FidelityInfo", () => {
  it("echoes the options, with defaults", async () => {
    expect((await resultOf({})).fidelityInfo).toEqual(defaultInfo);
    const { fidelityInfo } = await resultOf({ preserveComments: true, canonicalization: "x" });
    expect(fidelityInfo).toEqual({ ...defaultInfo, commentsPreserved: true, canonicalizationAlgorithm: "x" });
  });

  it("says nothing about the XML", async () => {
    const { fidelityInfo } = await newBuilder().buildWithFidelity({}, allOptions);
    expect(fidelityInfo).toBeDefined();
    expect(fidelityInfo).toEqual((await resultOf(allOptions)).fidelityInfo);
  });
});
