import { toLines } from "./draw-card";

describe("toLines", () => {
  const lines = (text: string, most = Infinity) =>
    toLines(text, most, (line) => line.length <= 12).map((line) => line.trimEnd());

  it("breaks a text after spaces, and in words after a sign before a letter", () => {
    expect(lines("Read the messages")).toEqual(["Read the", "messages"]);
    expect(lines("an open-source parser/builder—fast")).toEqual(["an open-", "source", "parser/", "builder—fast"]);
    expect(lines("versions -1 4/3.8.2-4.3")).toEqual(["versions -1", "4/3.8.2-4.3"]);
  });

  it("leaves a word whole that is longer than a line", () => {
    expect(lines("ResourceContributor of sound")).toEqual(["ResourceContributor", "of sound"]);
  });

  it("ends the last line with an ellipsis if more would follow, within the width", () => {
    expect(lines("Read the messages of all", 2)).toEqual(["Read the", "messages of…"]);
    expect(lines("Read the deals of any release", 2)).toEqual(["Read the", "deals of an…"]);
    expect(lines("Read the messages", 2)).toEqual(["Read the", "messages"]);
  });
});
