import assert from "node:assert/strict";

import type { BuildStatistics, FidelityOptions } from "ddex-builder";

import { built, builderOf, errorOf, failsWith, newBuilder, refuses } from "../message";
import { same } from "../same";
import type { SymbolChecks } from "../symbol-check";
import { addedBy, allOptions, defaults, resultOf, verified } from "./fidelity";

const loose = (options: object) => () => resultOf(options as FidelityOptions);

const count = (xml: string, text: string): number => xml.split(text).length - 1;

/** A build with non-ASCII text, and its statistics. */
const counted = async (): Promise<{ xml: string; size: number; statistics: BuildStatistics }> => {
  const builder = builderOf([{ title: "é = ü" }], [{}]);
  const { xml, statistics } = await builder.buildWithFidelity(undefined, { collectStatistics: true });
  return { xml, size: Buffer.byteLength(xml), statistics: statistics! };
};

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
    status: "partial",
    note: {
      "XML is the same as from build;": async () => {
        same(await addedBy(), {});
        await addedBy(allOptions);
      },
      "options only add echoed info, estimated statistics and a constant verification result.": async () => {
        const { statistics, ...rest } = await addedBy({ enableVerification: true, collectStatistics: true });
        same(rest, { fidelityInfo: defaults, verification: verified });
        assert.equal(statistics?.memoryUsedBytes, 2 * statistics!.xmlSizeBytes);
      },
    },
    errors: {
      "same as build": async () => {
        await refuses(() => newBuilder().buildWithFidelity([]), "Expected object");
        const { code, message } = await errorOf(() => newBuilder().buildWithFidelity({ version: '4.3&<"x' }));
        assert.equal(code, "Unknown");
        assert.match(message, /^Build failed: /);
      },
      "conversion error code StringExpected, NumberExpected or BooleanExpected when a field has the wrong type or is null":
        async () => {
          await failsWith("StringExpected", loose({ canonicalization: 1 }), loose({ canonicalization: null }));
          await failsWith("NumberExpected", loose({ chunkSize: "1" }), loose({ chunkSize: null }));
          await failsWith("BooleanExpected", loose({ enableChecksums: "yes" }), loose({ enableChecksums: null }));
        },
    },
  },
  "DdexBuilder.testRoundTripFidelity": {
    status: "placeholder",
    note: {
      "Always resolves success with score 0.98 and one fixed issue text, for any string;": async () => {
        const result = { ...verified, fidelityScore: 0.98, issues: ["Minor whitespace differences in comments"] };
        for (const text of ["", "plain text", await built()]) same(await roundTrip(text), result);
      },
      "the input is not parsed.": async () => {
        same(await roundTrip("<a></b> & this is no XML <<<"), await roundTrip(await built()));
      },
    },
    errors: {
      "StringExpected when originalXml is missing": () =>
        failsWith("StringExpected", () => roundTrip(undefined as never)),
    },
  },
  BuildStatistics: {
    status: "partial",
    note: {
      "Build time and XML size are real;": async () => {
        const { size, statistics } = await counted();
        assert.equal(statistics.xmlSizeBytes, size);
        assert.ok((await timeOf(500)) > (await timeOf(1)));
      },
      "memory is twice the size,": async () => {
        const { size, statistics } = await counted();
        assert.equal(statistics.memoryUsedBytes, 2 * size);
      },
      'element count counts "<",': async () => {
        const { xml, statistics } = await counted();
        assert.equal(statistics.elementCount, count(xml, "<"));
      },
      'attribute count counts "=",': async () => {
        const { xml, statistics } = await counted();
        assert.equal(statistics.attributeCount, count(xml, "="));
      },
      "canonicalization time is the constant 2.": async () => {
        assert.equal((await counted()).statistics.canonicalizationTimeMs, 2);
        const { statistics } = await resultOf({ collectStatistics: true, canonicalization: "none" });
        assert.equal(statistics?.canonicalizationTimeMs, 2);
      },
    },
  },
  VerificationResult: {
    status: "placeholder",
    note: {
      "Filled with constants only.": async () => {
        for (const data of [{}, { version: "banana" }, { releases: [{ title: "" }] }])
          same(await verificationOf(data), verified);
      },
    },
  },
  BuildResult: {
    status: "partial",
    note: {
      "xml is what build gives;": async () => {
        await addedBy({});
      },
      "statistics and verification are present when their option is true, fidelityInfo when any options were given.":
        async () => {
          const keysOf = async (options?: FidelityOptions): Promise<string[]> => Object.keys(await addedBy(options));
          same(await keysOf(), []);
          same(await keysOf({}), ["fidelityInfo"]);
          same(await keysOf({ enableVerification: true }), ["verification", "fidelityInfo"]);
          same(await keysOf({ collectStatistics: true }), ["statistics", "fidelityInfo"]);
        },
    },
  },
  FidelityInfo: {
    status: "placeholder",
    note: {
      "Echoes the options with defaults;": async () => {
        same((await resultOf({})).fidelityInfo, defaults);
        const { fidelityInfo } = await resultOf({ preserveComments: true, canonicalization: "x" });
        same(fidelityInfo, { ...defaults, commentsPreserved: true, canonicalizationAlgorithm: "x" });
      },
      "says nothing about the XML.": async () => {
        const ofNothing = await newBuilder().buildWithFidelity({}, allOptions);
        same(ofNothing.fidelityInfo, (await resultOf(allOptions)).fidelityInfo);
      },
    },
  },
};
