import { mostLike } from "./likeness";

describe("mostLike", () => {
  const known = ["title", "description", "keywords"];

  it("finds the candidate most similar to the text, ignoring case", () => {
    expect(mostLike("tilte", known)).toBe("title");
    expect(mostLike("KEYWORD", known)).toBe("keywords");
    expect(mostLike("descripton", known)).toBe("description");
  });

  it("returns undefined if all differ by more than two fifths of the longer text", () => {
    expect(mostLike("zebra", known)).toBeUndefined();
    expect(mostLike("title", [])).toBeUndefined();
    expect(mostLike("abcxx", ["abcde"])).toBe("abcde");
    expect(mostLike("abcxxx", ["abcdef"])).toBeUndefined();
  });
});
