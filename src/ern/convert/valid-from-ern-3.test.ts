import { convertedErrors } from "../../test/ern/converted-errors";

describe("convertTo43", () => {
  it.each(["3.8.1", "3.8.2", "3.8.3"] as const)(
    "converts 2,000 random valid messages of ERN %s to valid ones",
    (version) => {
      expect(convertedErrors(version, 2000)).toEqual([]);
    },
    300_000,
  );
});
