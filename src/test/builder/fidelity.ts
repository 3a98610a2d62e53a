import type { BuildResult, FidelityOptions } from "ddex-builder";

import { builderOf, built, masked } from "./message";

/** The info that a build with any options returns. */
export const defaultInfo = {
  fidelityLevel: "balanced",
  canonicalizationAlgorithm: "db_c14n",
  commentsPreserved: false,
  extensionsPreserved: true,
  processingInstructionsPreserved: false,
  attributeOrderPreserved: true,
  namespacePrefixesPreserved: true,
  perfectFidelityEnabled: false,
};

/** The result of every verification. */
export const verification = {
  roundTripSuccess: true,
  fidelityScore: 1,
  canonicalizationConsistent: true,
  determinismVerified: true,
  issues: [],
  checksumsMatch: true,
};

/** Every option with a value that isn't its default. */
export const allOptions: Required<FidelityOptions> = {
  enablePerfectFidelity: true,
  canonicalization: "any text",
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

/** Returns the result of a build with these options. */
export const resultOf = (options?: FidelityOptions): Promise<BuildResult> =>
  builderOf([{}], [{}]).buildWithFidelity(undefined, options);

/** Returns what the options add to the result, and expects the XML to be that of a build without options. */
export const addedBy = async (options?: FidelityOptions): Promise<Omit<BuildResult, "xml">> => {
  const { xml, ...added } = await resultOf(options);
  expect(masked(xml)).toBe(await built());
  return added;
};

/** Expects the size to be real, and all other figures but the time to follow from it or from signs in the XML. */
export const expectEstimates = async (): Promise<void> => {
  // Not plain ASCII, and with a "=" in a text.
  const builder = builderOf([{ title: "é = ü" }], [{}]);
  const { xml, statistics } = await builder.buildWithFidelity(undefined, { collectStatistics: true });
  const { buildTimeMs, ...figures } = statistics!;
  expect(buildTimeMs).toBeGreaterThanOrEqual(0);
  expect(xml).toContain("xmlns:xsi=");
  const xmlSizeBytes = Buffer.byteLength(xml);
  expect(figures).toEqual({
    xmlSizeBytes,
    memoryUsedBytes: 2 * xmlSizeBytes,
    elementCount: xml.split("<").length - 1,
    attributeCount: xml.split("=").length - 1,
    namespaceCount: xml.split("xmlns").length - 1,
    extensionCount: 1,
    canonicalizationTimeMs: 2,
  });
};
