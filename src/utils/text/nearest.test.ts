import { nearest } from "./nearest";

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
