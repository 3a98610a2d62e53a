import type { BuildResult, FidelityInfo, FidelityOptions } from "ddex-builder";

import type { Checks } from "./check";
import { built, builderOf, errorOf, masked } from "./message";

const result = (options?: FidelityOptions): Promise<BuildResult> =>
  builderOf([{}], [{}]).buildWithFidelity(undefined, options);

/** What the options leave in the result, the XML aside, which they never change. */
const resultOf = async (options?: FidelityOptions): Promise<Omit<BuildResult, "xml">> => {
  const { xml, ...rest } = await result(options);
  expect(masked(xml)).toBe(await built());
  return rest;
};

const defaults: FidelityInfo = {
  fidelityLevel: "balanced",
  canonicalizationAlgorithm: "db_c14n",
  commentsPreserved: false,
  extensionsPreserved: true,
  processingInstructionsPreserved: false,
  attributeOrderPreserved: true,
  namespacePrefixesPreserved: true,
  perfectFidelityEnabled: false,
};

const verified = {
  roundTripSuccess: true,
  fidelityScore: 1,
  canonicalizationConsistent: true,
  determinismVerified: true,
  issues: [],
  checksumsMatch: true,
};

/** The option's only effect is that the info says so. */
const echoed = (options: FidelityOptions, echo: Partial<FidelityInfo>) => async (): Promise<void> => {
  expect(await resultOf(options)).toEqual({ fidelityInfo: { ...defaults, ...echo } });
};

const ignored = (options: FidelityOptions) => echoed(options, {});

const count = (xml: string, text: string): number => xml.split(text).length - 1;

/** buildWithFidelity, its options and results, and testRoundTripFidelity. */
export const fidelityChecks: Checks = {
  "DdexBuilder.buildWithFidelity": async () => {
    expect(await resultOf()).toEqual({});
    expect(await resultOf({ enableVerification: true, collectStatistics: true })).toEqual({
      fidelityInfo: defaults,
      verification: verified,
      statistics: expect.anything() as unknown,
    });
    expect(await errorOf(() => result({ collectStatistics: "yes" } as never))).toMatchObject({
      code: "BooleanExpected",
    });
  },
  "DdexBuilder.testRoundTripFidelity": async () => {
    for (const text of ["this is no XML <<<", "", await built()])
      expect(await builderOf([], []).testRoundTripFidelity(text)).toEqual({
        ...verified,
        fidelityScore: 0.98,
        issues: ["Minor whitespace differences in comments"],
      });
    const call = builderOf([], []).testRoundTripFidelity as unknown as () => Promise<unknown>;
    expect(await errorOf(() => call.call(builderOf([], [])))).toMatchObject({ code: "StringExpected" });
  },
  FidelityOptions: async () => {
    await resultOf({
      enablePerfectFidelity: true,
      canonicalization: "none",
      preserveComments: true,
      preserveProcessingInstructions: true,
      preserveExtensions: false,
      preserveAttributeOrder: false,
      preserveNamespacePrefixes: false,
      enableVerification: true,
      collectStatistics: true,
      enableDeterministicOrdering: false,
      memoryOptimization: "low",
      streamingMode: true,
      chunkSize: 1,
      enableChecksums: true,
    });
  },
  "FidelityOptions.enablePerfectFidelity": echoed(
    { enablePerfectFidelity: true },
    { fidelityLevel: "perfect", perfectFidelityEnabled: true },
  ),
  "FidelityOptions.canonicalization": echoed(
    { canonicalization: "any text" },
    { canonicalizationAlgorithm: "any text" },
  ),
  "FidelityOptions.preserveComments": echoed({ preserveComments: true }, { commentsPreserved: true }),
  "FidelityOptions.preserveProcessingInstructions": echoed(
    { preserveProcessingInstructions: true },
    { processingInstructionsPreserved: true },
  ),
  "FidelityOptions.preserveExtensions": echoed({ preserveExtensions: false }, { extensionsPreserved: false }),
  "FidelityOptions.preserveAttributeOrder": echoed(
    { preserveAttributeOrder: false },
    { attributeOrderPreserved: false },
  ),
  "FidelityOptions.preserveNamespacePrefixes": echoed(
    { preserveNamespacePrefixes: false },
    { namespacePrefixesPreserved: false },
  ),
  "FidelityOptions.enableVerification": async () => {
    expect(await resultOf({ enableVerification: true })).toEqual({ fidelityInfo: defaults, verification: verified });
  },
  "FidelityOptions.collectStatistics": async () => {
    const { xml, statistics } = await result({ collectStatistics: true });
    expect(statistics?.xmlSizeBytes).toBe(Buffer.byteLength(xml));
    expect(await resultOf({ collectStatistics: false })).toEqual({ fidelityInfo: defaults });
  },
  "FidelityOptions.enableDeterministicOrdering": ignored({ enableDeterministicOrdering: false }),
  "FidelityOptions.memoryOptimization": ignored({ memoryOptimization: "low" }),
  "FidelityOptions.streamingMode": ignored({ streamingMode: true }),
  "FidelityOptions.chunkSize": ignored({ chunkSize: 1 }),
  "FidelityOptions.enableChecksums": ignored({ enableChecksums: true }),
  BuildStatistics: async () => {
    const { xml, statistics } = await result({ collectStatistics: true });
    expect(statistics).toMatchObject({
      xmlSizeBytes: xml.length,
      memoryUsedBytes: 2 * xml.length,
      elementCount: count(xml, "<"),
      attributeCount: count(xml, "="),
      canonicalizationTimeMs: 2,
    });
  },
  VerificationResult: async () => {
    const one = await result({ enableVerification: true });
    const other = await builderOf([], []).buildWithFidelity({}, { enableVerification: true });
    expect(one.verification).toEqual(verified);
    expect(other.verification).toEqual(verified);
  },
  BuildResult: async () => {
    expect(Object.keys(await result())).toEqual(["xml"]);
    expect(Object.keys(await result({})).sort()).toEqual(["fidelityInfo", "xml"]);
    const all = await result({ enableVerification: true, collectStatistics: true });
    expect(Object.keys(all).sort()).toEqual(["fidelityInfo", "statistics", "verification", "xml"]);
  },
  FidelityInfo: async () => {
    expect((await result({})).fidelityInfo).toEqual(defaults);
    const empty = await builderOf([], []).buildWithFidelity({}, { preserveComments: true });
    expect(empty.fidelityInfo).toEqual({ ...defaults, commentsPreserved: true });
  },
};
