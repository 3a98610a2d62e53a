import { convertedErrors } from "../../test/converted-errors";
import { countInTier } from "../../test/tier";
import { convertedVersions, TARGET_VERSIONS } from "./convert-to-43";

const conversions = TARGET_VERSIONS.flatMap((to) => convertedVersions(to).map((version) => [version, to] as const));

describe("convertErn", () => {
  it.each(conversions)("converts random valid messages of ERN %s to valid ones of %s", (version, to) => {
    expect(convertedErrors(version, countInTier(60, 2000), to)).toEqual([]);
  });
});
