import { formatNumber } from "./format-number";

describe("formatNumber", () => {
  it.each([0, 12, 999, 1000, 4965, 123456, 1234567])("formats %i as Intl does", (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString("en"));
  });
});
