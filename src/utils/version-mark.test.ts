import { deprecatedMark, versionMark, versionsSentence } from "./version-mark";

const ALL = ["4.3", "4.2", "4.1", "3.8.2"];

describe("versionMark", () => {
  it.each([
    [ALL, null],
    [["4.3"], "since 4.3"],
    [["4.3", "4.2"], "since 4.2"],
    [["4.1", "3.8.2"], "until 4.1"],
    [["4.2", "4.1"], "only 4.2, 4.1"],
    [["4.3", "3.8.2"], "only 4.3, 3.8.2"],
    [["4.3", "4.2", "3.8.2"], "only 4.3, 4.2, 3.8.2"],
  ])("of %j is %j", (versions, mark) => {
    expect(versionMark(ALL, versions)).toBe(mark);
  });
});

describe("versionsSentence", () => {
  it.each([
    [
      ["4.3", "4.2"],
      [
        ["4.3", "4.2"],
        ["4.3", "4.2"],
      ],
      "All 2 are in ERN 4.3 and 4.2.",
    ],
    [["4.3"], [["4.3"]], "It is in ERN 4.3."],
    [["4.3", "4.2"], [["4.3"], ["4.3", "4.2"]], "1 of 2 are in ERN 4.3 and 4.2; the others have a mark."],
    [["4.3", "4.2"], [["4.3"], ["4.2"]], "ERN 4.3 and 4.2 have different ones: the mark on a value shows which."],
  ])("of %j and %j", (all, values, sentence) => {
    expect(
      versionsSentence(
        all,
        values.map((versions) => ({ versions })),
      ),
    ).toBe(sentence);
  });
});

describe("deprecatedMark", () => {
  it("has the month if it's known", () => {
    expect([null, "", "2017-11"].map(deprecatedMark)).toEqual([null, "deprecated", "deprecated since 2017-11"]);
  });
});
