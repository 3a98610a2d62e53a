import assert from "node:assert/strict";

import type { FidelityInfo, FidelityOptions } from "ddex-builder";

import { includes } from "../message";
import { same } from "../same";
import type { SymbolCheck, SymbolChecks } from "../symbol-check";
import { addedBy, allOptions, defaults, resultOf, verified } from "./fidelity";

/** The option changes only the info. */
const echoed = (options: FidelityOptions, echo: Partial<FidelityInfo>) => async (): Promise<void> => {
  same(await addedBy(options), { fidelityInfo: { ...defaults, ...echo } });
};

/** An option that is only echoed: its non-default value, and its name in the info. */
const echo = (name: keyof FidelityOptions, echoName: keyof FidelityInfo): SymbolCheck => {
  const byDefault = defaults[echoName];
  return {
    status: "placeholder",
    note: { "Echoed only.": echoed({ [name]: !byDefault }, { [echoName]: !byDefault }) },
    default: { [String(byDefault)]: echoed({}, {}) },
  };
};

const withoutEffect = (options: FidelityOptions): SymbolCheck => ({
  status: "placeholder",
  note: { "Has no effect.": echoed(options, {}) },
});

/** The options of buildWithFidelity. */
export const optionChecks: SymbolChecks = {
  FidelityOptions: {
    status: "placeholder",
    note: {
      "No option changes the XML.": async () => {
        assert.equal(Object.keys(allOptions).length, 14);
        await addedBy(allOptions);
        for (const [name, value] of Object.entries(allOptions)) await addedBy({ [name]: value as never });
      },
    },
  },
  "FidelityOptions.enablePerfectFidelity": {
    status: "placeholder",
    note: {
      "Only changes the echoed fidelityLevel and perfectFidelityEnabled.": echoed(
        { enablePerfectFidelity: true },
        { fidelityLevel: "perfect", perfectFidelityEnabled: true },
      ),
    },
    default: { false: echoed({ enablePerfectFidelity: false }, {}) },
  },
  "FidelityOptions.canonicalization": {
    status: "placeholder",
    note: {
      "Any text is echoed;": echoed({ canonicalization: "any text" }, { canonicalizationAlgorithm: "any text" }),
      "the output is not affected.": async () => {
        for (const canonicalization of ["none", "c14n", "db_c14n"]) await addedBy({ canonicalization });
      },
    },
    default: { db_c14n: echoed({}, {}) },
  },
  "FidelityOptions.preserveComments": echo("preserveComments", "commentsPreserved"),
  "FidelityOptions.preserveProcessingInstructions": echo(
    "preserveProcessingInstructions",
    "processingInstructionsPreserved",
  ),
  "FidelityOptions.preserveExtensions": echo("preserveExtensions", "extensionsPreserved"),
  "FidelityOptions.preserveAttributeOrder": echo("preserveAttributeOrder", "attributeOrderPreserved"),
  "FidelityOptions.preserveNamespacePrefixes": echo("preserveNamespacePrefixes", "namespacePrefixesPreserved"),
  "FidelityOptions.enableVerification": {
    status: "placeholder",
    note: {
      "Adds a constant success result with score 1.": async () => {
        const expected = { fidelityInfo: defaults, verification: verified };
        same(await addedBy({ enableVerification: true }), expected);
        assert.equal(expected.verification.fidelityScore, 1);
      },
    },
    default: { false: echoed({}, {}) },
  },
  "FidelityOptions.collectStatistics": {
    status: "partial",
    note: {
      "Adds statistics of which only time and size are measured.": async () => {
        const { xml, statistics } = await resultOf({ collectStatistics: true });
        const { buildTimeMs, xmlSizeBytes, ...others } = statistics!;
        assert.ok(buildTimeMs >= 0);
        assert.equal(xmlSizeBytes, Buffer.byteLength(xml));
        includes(xml, "xmlns:xsi=");
        same(others, {
          memoryUsedBytes: 2 * xmlSizeBytes,
          elementCount: xml.split("<").length - 1,
          attributeCount: xml.split("=").length - 1,
          namespaceCount: xml.split("xmlns").length - 1,
          extensionCount: 1,
          canonicalizationTimeMs: 2,
        });
      },
    },
    default: { false: echoed({}, {}) },
  },
  "FidelityOptions.enableDeterministicOrdering": withoutEffect({ enableDeterministicOrdering: false }),
  "FidelityOptions.memoryOptimization": withoutEffect({ memoryOptimization: "low" }),
  "FidelityOptions.streamingMode": withoutEffect({ streamingMode: true }),
  "FidelityOptions.chunkSize": withoutEffect({ chunkSize: 1 }),
  "FidelityOptions.enableChecksums": withoutEffect({ enableChecksums: true }),
};
