import assert from "node:assert/strict";

import type { BuildResult, FidelityInfo, FidelityOptions } from "ddex-builder";

import { built, builderOf, includes, masked, same } from "../message";

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

/** Size is real; all other figures but the time follow from it or from signs in the XML, which isn't plain ASCII. */
export const estimates = async (): Promise<void> => {
  const builder = builderOf([{ title: "é = ü" }], [{}]);
  const { xml, statistics } = await builder.buildWithFidelity(undefined, { collectStatistics: true });
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
};
