import { convertedErrors } from "../../test/ern/converted-errors";

/** Of each version; the bench converts 2,000 of each. */
const COUNT = 50;

describe("convertTo43", () => {
  it.each(["3.8.1", "3.8.2", "3.8.3", "4.1", "4.1.1", "4.2"] as const)(
    "converts random valid messages of ERN %s to valid ones",
    (version) => {
      const { converted, errors } = convertedErrors(version, COUNT);
      expect(converted).toBe(COUNT);
      expect(errors).toEqual([]);
    },
  );
});
