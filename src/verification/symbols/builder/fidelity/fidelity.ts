import assert from "node:assert/strict";

import type { BuildResult, FidelityInfo, FidelityOptions } from "ddex-builder";

import { built, builderOf, masked } from "../message";

/** A build with these options. */
export const resultOf = (options?: FidelityOptions): Promise<BuildResult> =>
  builderOf([{}], [{}]).buildWithFidelity(undefined, options);

/** What the options change in the result, without the XML, which they never change. */
export const addedBy = async (options?: FidelityOptions): Promise<Omit<BuildResult, "xml">> => {
  const { xml, ...rest } = await resultOf(options);
  assert.equal(masked(xml), await built());
  return rest;
};

/** The info for default options. */
export const defaults: FidelityInfo = {
  fidelityLevel: "balanced",
  canonicalizationAlgorithm: "db_c14n",
  commentsPreserved: false,
  extensionsPreserved: true,
  processingInstructionsPreserved: false,
  attributeOrderPreserved: true,
  namespacePrefixesPreserved: true,
  perfectFidelityEnabled: false,
};

/** The verification that is always added. */
export const verified = {
  roundTripSuccess: true,
  fidelityScore: 1,
  canonicalizationConsistent: true,
  determinismVerified: true,
  issues: [],
  checksumsMatch: true,
};

/** Every option with a non-default value. */
export const allOptions: Required<FidelityOptions> = {
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
};
