import { convertedErrors } from "../../test/converted-errors";
import { countInTier } from "../../test/tier";

describe("convertTo43", () => {
  it.each(["3.8.1", "3.8.2", "3.8.3", "4.1", "4.1.1", "4.2"] as const)(
    "converts random valid messages of ERN %s to valid ones",
    (version) => {
      expect(convertedErrors(version, countInTier(200, 2000))).toEqual([]);
    },
  );
});
