import { speltLike } from "./find-word";

const vocabulary = ["build", "builder", "builders", "bulder", "preset", "résumé"];

describe("speltLike", () => {
  it.each([
    ["buildr", 1, { build: 1, builder: 1 }],
    ["builder", 1, { builders: 1, bulder: 1 }],
    ["builder", 2, { build: 2, builders: 1, bulder: 1 }],
    ["quilder", 1, { builder: 1 }],
    ["resumé", 1, { résumé: 1 }],
    ["preset", 2, {}],
    ["presets", 0, {}],
  ])("%s, at most %d letters away", (word, most, expected) => {
    const found = speltLike(word, vocabulary, most).map(({ term, distance }) => [term, distance]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
