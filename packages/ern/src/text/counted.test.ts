import { counted, formatNumber, withArticle } from "./counted";

describe("formatNumber", () => {
  it.each([0, 12, 999, 1000, 4965, 123456, 1234567])("formats %i as Intl does", (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString("en"));
  });
});

describe("counted", () => {
  it.each([
    [0, "0 pages"],
    [1, "1 page"],
    [2, "2 pages"],
    [1200, "1,200 pages"],
  ])("%i is %j", (count, text) => {
    expect(counted(count, "page")).toBe(text);
  });

  it("takes an irregular plural", () => {
    expect([1, 2].map((count) => counted(count, "line differs", "lines differ"))).toEqual([
      "1 line differs",
      "2 lines differ",
    ]);
  });
});

describe("withArticle", () => {
  it.each([
    ["Image", "an Image"],
    ["ISRC or ProprietaryId", "an ISRC or ProprietaryId"],
    ["Release", "a Release"],
    ["UseType", "a UseType"],
  ])("%s: %s", (name, text) => expect(withArticle(name)).toBe(text));
});
