import { convertedErrors } from "../../test/ern/converted-errors";

describe("convertTo43", () => {
  it.each(["4.1", "4.1.1", "4.2"] as const)(
    "converts 2,000 random valid messages of ERN %s to valid ones",
    (version) => {
      expect(convertedErrors(version, 2000)).toEqual([]);
    },
    300_000,
  );
});
