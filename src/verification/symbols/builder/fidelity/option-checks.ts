import assert from "node:assert/strict";

import type { FidelityInfo, FidelityOptions } from "ddex-builder";

import { same, type Proofs, type SymbolChecks } from "../message";
import { addedBy, allOptions, defaults, estimates, verified } from "./fidelity";

/** The option changes only the info. */
const echoed = (options: FidelityOptions, echo: Partial<FidelityInfo>) => async (): Promise<void> => {
  same(await addedBy(options), { fidelityInfo: { ...defaults, ...echo } });
};

/** An option that is only echoed: its non-default value, and its name in the info. */
const echo = (name: keyof FidelityOptions, echoName: keyof FidelityInfo): Proofs => {
  const byDefault = defaults[echoName];
  return {
    echo: echoed({ [name]: !byDefault }, { [echoName]: !byDefault }),
    default: echoed({}, {}),
  };
};

const withoutEffect = (options: FidelityOptions): Proofs => ({
  "no effect": echoed(options, {}),
});

/** The options of buildWithFidelity. */
export const optionChecks: SymbolChecks = {
  FidelityOptions: {
    "same XML": async () => {
      assert.equal(Object.keys(allOptions).length, 14);
      await addedBy(allOptions);
      for (const [name, value] of Object.entries(allOptions)) await addedBy({ [name]: value as never });
    },
  },
  "FidelityOptions.enablePerfectFidelity": {
    echo: echoed({ enablePerfectFidelity: true }, { fidelityLevel: "perfect", perfectFidelityEnabled: true }),
    default: echoed({ enablePerfectFidelity: false }, {}),
  },
  "FidelityOptions.canonicalization": {
    echo: echoed({ canonicalization: "any text" }, { canonicalizationAlgorithm: "any text" }),
    "same XML": async () => {
      for (const canonicalization of ["none", "c14n", "db_c14n"]) await addedBy({ canonicalization });
    },
    default: echoed({}, {}),
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
    constant: async () => {
      const expected = { fidelityInfo: defaults, verification: verified };
      same(await addedBy({ enableVerification: true }), expected);
      assert.equal(expected.verification.fidelityScore, 1);
    },
    default: echoed({}, {}),
  },
  "FidelityOptions.collectStatistics": {
    estimates,
    default: echoed({}, {}),
  },
  "FidelityOptions.enableDeterministicOrdering": withoutEffect({ enableDeterministicOrdering: false }),
  "FidelityOptions.memoryOptimization": withoutEffect({ memoryOptimization: "low" }),
  "FidelityOptions.streamingMode": withoutEffect({ streamingMode: true }),
  "FidelityOptions.chunkSize": withoutEffect({ chunkSize: 1 }),
  "FidelityOptions.enableChecksums": withoutEffect({ enableChecksums: true }),
};
