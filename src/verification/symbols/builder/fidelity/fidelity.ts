import assert from "node:assert/strict";

import type { BuildResult, FidelityOptions } from "ddex-builder";

import { builderOf, built, includes, masked, same } from "../message";
import options from "./options.json";

/** A build with these options. */
export const resultOf = (given?: FidelityOptions): Promise<BuildResult> =>
  builderOf([{}], [{}]).buildWithFidelity(undefined, given);

/** What the options change in the result, without the XML, which they never change. */
export const addedBy = async (given?: FidelityOptions): Promise<Omit<BuildResult, "xml">> => {
  const { xml, ...rest } = await resultOf(given);
  assert.equal(masked(xml), await built());
  return rest;
};

/** Every option with a non-default value. */
export const allOptions = Object.fromEntries(
  Object.entries(options).map(([name, { value }]) => [name, value]),
) as Required<FidelityOptions>;

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
