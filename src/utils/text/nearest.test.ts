import { editDistance, nearest } from "./nearest";

it.each([
  ["", "", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
  ["title", "titel", 2],
  ["same", "same", 0],
])("editDistance of %j and %j is %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

describe("nearest", () => {
  const known = ["title", "description", "keywords"];

  it("finds the candidate most similar to the text, ignoring case", () => {
    expect(nearest("tilte", known)).toBe("title");
    expect(nearest("KEYWORD", known)).toBe("keywords");
    expect(nearest("descripton", known)).toBe("description");
  });

  it("returns undefined if all are too different", () => {
    expect(nearest("zebra", known)).toBeUndefined();
    expect(nearest("title", [])).toBeUndefined();
  });

  it("accepts a distance of up to two fifths of the longer text", () => {
    expect(nearest("abcxx", ["abcde"])).toBe("abcde");
    expect(nearest("abcxxx", ["abcdef"])).toBeUndefined();
  });
});
