import { nearest } from "./nearest";

describe("nearest", () => {
  const known = ["title", "description", "keywords"];

  it("finds the candidate most similar to the text, ignoring case", () => {
    expect(nearest("tilte", known)).toBe("title");
    expect(nearest("KEYWORD", known)).toBe("keywords");
    expect(nearest("descripton", known)).toBe("description");
  });

  it("returns undefined if all differ by more than two fifths of the longer text", () => {
    expect(nearest("zebra", known)).toBeUndefined();
    expect(nearest("title", [])).toBeUndefined();
    expect(nearest("abcxx", ["abcde"])).toBe("abcde");
    expect(nearest("abcxxx", ["abcdef"])).toBeUndefined();
  });
});
