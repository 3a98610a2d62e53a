import { speltLike } from "./find-word";

const vocabulary = ["build", "builder", "builders", "bulder", "preset", "résumé"];

describe("speltLike", () => {
  it.each([
    ["buildr", 1, ["build", "builder"]],
    ["builder", 1, ["builders", "bulder"]],
    ["builder", 2, ["build", "builders", "bulder"]],
    ["quilder", 1, ["builder"]],
    ["resumé", 1, ["résumé"]],
    ["preset", 2, []],
    ["presets", 0, []],
  ])("%s, at most %d letters away", (word, most, expected) => {
    expect(speltLike(word, vocabulary, most)).toEqual(expected);
  });
});
