import type { FidelityInfo, FidelityOptions } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import { addedBy, allOptions, defaultInfo, expectEstimates, verification } from "../../../test/builder/fidelity";

const optionName = (id: string) => id.split(".")[1] as keyof FidelityOptions;

/** Expects the options to change only this in the info, and nothing else in the result. */
const expectInfo = async (options: FidelityOptions, changes: Partial<FidelityInfo> = {}): Promise<void> =>
  expect(await addedBy(options)).toEqual({ fidelityInfo: { ...defaultInfo, ...changes } });

describeSymbol("FidelityOptions", () => {
  it("never change the XML", async () => {
    expect(Object.keys(allOptions)).toHaveLength(14);
    await addedBy(allOptions);
    for (const [name, value] of Object.entries(allOptions)) await addedBy({ [name]: value as never });
  });
});

const echoes: Record<string, Partial<FidelityInfo>> = {
  "FidelityOptions.enablePerfectFidelity": { fidelityLevel: "perfect", perfectFidelityEnabled: true },
  "FidelityOptions.preserveComments": { commentsPreserved: true },
  "FidelityOptions.preserveProcessingInstructions": { processingInstructionsPreserved: true },
  "FidelityOptions.preserveExtensions": { extensionsPreserved: false },
  "FidelityOptions.preserveAttributeOrder": { attributeOrderPreserved: false },
  "FidelityOptions.preserveNamespacePrefixes": { namespacePrefixesPreserved: false },
};

for (const [id, changes] of Object.entries(echoes))
  describeSymbol(id, () => {
    const name = optionName(id);

    it("is only echoed", () => expectInfo({ [name]: allOptions[name] }, changes));

    it("has the opposite default", () => expectInfo({ [name]: !allOptions[name] }));
  });

describeSymbol("FidelityOptions.canonicalization", () => {
  it("is echoed, whatever its text", () =>
    expectInfo({ canonicalization: "any text" }, { canonicalizationAlgorithm: "any text" }));

  it("is db_c14n by default", () => expectInfo({}, { canonicalizationAlgorithm: "db_c14n" }));

  it("doesn't change the XML", async () => {
    for (const canonicalization of ["none", "c14n", "db_c14n"]) await addedBy({ canonicalization });
  });
});

describeSymbol("FidelityOptions.enableVerification", () => {
  it("adds a constant result", async () =>
    expect(await addedBy({ enableVerification: true })).toEqual({ fidelityInfo: defaultInfo, verification }));

  it("is off by default", () => expectInfo({ enableVerification: false }));
});

describeSymbol("FidelityOptions.collectStatistics", () => {
  it("adds statistics of which time and size are measured", expectEstimates);

  it("is off by default", () => expectInfo({ collectStatistics: false }));
});

for (const id of [
  "FidelityOptions.enableDeterministicOrdering",
  "FidelityOptions.memoryOptimization",
  "FidelityOptions.streamingMode",
  "FidelityOptions.chunkSize",
  "FidelityOptions.enableChecksums",
])
  describeSymbol(id, () => {
    it("has no effect", () => expectInfo({ [optionName(id)]: allOptions[optionName(id)] }));
  });
