import assert from "node:assert/strict";

import type { FidelityOptions } from "ddex-builder";

import { builderOf, built, failsWith, newBuilder, refusesToBuild, same, type SymbolChecks } from "../message";
import { addedBy, allOptions, estimates, resultOf } from "./fidelity";
import { info, verification } from "./results.json";

const loose = (options: object) => () => resultOf(options as FidelityOptions);

/** Milliseconds that the statistics report for a message with this many tracks. */
const timeOf = async (tracks: number): Promise<number> => {
  const resources = Array.from({ length: tracks }, (_, n) => ({ resourceId: `T${n}` }));
  const builder = builderOf([{ trackIds: resources.map(({ resourceId }) => resourceId) }], resources);
  return (await builder.buildWithFidelity(undefined, { collectStatistics: true })).statistics!.buildTimeMs;
};

const roundTrip = (text: string): Promise<unknown> => newBuilder().testRoundTripFidelity(text);

const verificationOf = async (data: object): Promise<unknown> =>
  (await newBuilder().buildWithFidelity(data, { enableVerification: true })).verification;

/** buildWithFidelity, its results, and testRoundTripFidelity. */
export const fidelityChecks: SymbolChecks = {
  "DdexBuilder.buildWithFidelity": {
    "same XML": async () => {
      same(await addedBy(), {});
      await addedBy(allOptions);
    },
    added: async () => {
      const { statistics, ...rest } = await addedBy({ enableVerification: true, collectStatistics: true });
      same(rest, { fidelityInfo: info, verification });
      assert.equal(statistics?.memoryUsedBytes, 2 * statistics!.xmlSizeBytes);
    },
    ...refusesToBuild("buildWithFidelity"),
    "other type": async () => {
      await failsWith("StringExpected", loose({ canonicalization: 1 }), loose({ canonicalization: null }));
      await failsWith("NumberExpected", loose({ chunkSize: "1" }), loose({ chunkSize: null }));
      await failsWith("BooleanExpected", loose({ enableChecksums: "yes" }), loose({ enableChecksums: null }));
    },
  },
  "DdexBuilder.testRoundTripFidelity": {
    constant: async () => {
      const result = { ...verification, fidelityScore: 0.98, issues: ["Minor whitespace differences in comments"] };
      for (const text of ["", "plain text", await built()]) same(await roundTrip(text), result);
    },
    "not parsed": async () => {
      same(await roundTrip("<a></b> & this isn't XML <<<"), await roundTrip(await built()));
    },
    missing: () => failsWith("StringExpected", () => roundTrip(undefined as never)),
  },
  BuildStatistics: {
    "real time": async () => assert.ok((await timeOf(500)) > (await timeOf(1))),
    estimates,
    canonicalization: async () => {
      const { statistics } = await resultOf({ collectStatistics: true, canonicalization: "none" });
      assert.equal(statistics?.canonicalizationTimeMs, 2);
    },
  },
  VerificationResult: {
    constant: async () => {
      for (const data of [{}, { version: "banana" }, { releases: [{ title: "" }] }])
        same(await verificationOf(data), verification);
    },
  },
  BuildResult: {
    "same XML": async () => void (await addedBy({})),
    "optional parts": async () => {
      const keysOf = async (options?: FidelityOptions): Promise<string[]> => Object.keys(await addedBy(options));
      same(await keysOf(), []);
      same(await keysOf({}), ["fidelityInfo"]);
      same(await keysOf({ enableVerification: true }), ["verification", "fidelityInfo"]);
      same(await keysOf({ collectStatistics: true }), ["statistics", "fidelityInfo"]);
    },
  },
  FidelityInfo: {
    echo: async () => {
      same((await resultOf({})).fidelityInfo, info);
      const { fidelityInfo } = await resultOf({ preserveComments: true, canonicalization: "x" });
      same(fidelityInfo, { ...info, commentsPreserved: true, canonicalizationAlgorithm: "x" });
    },
    "not of the XML": async () => {
      const ofNothing = await newBuilder().buildWithFidelity({}, allOptions);
      same(ofNothing.fidelityInfo, (await resultOf(allOptions)).fidelityInfo);
    },
  },
};
