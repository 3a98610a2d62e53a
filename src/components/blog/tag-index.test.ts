import { groupByLetter } from "./tag-index";

describe("groupByLetter", () => {
  it("groups by upper-case first letter, with letters and labels in alphabetical order", () => {
    const groups = groupByLetter(["hola", "Facebook", "Ännchen", "Hello", "apple"].map((label) => ({ label })));
    expect(groups.map(({ letter, items }) => [letter, items.map(({ label }) => label)])).toEqual([
      ["A", ["apple"]],
      ["Ä", ["Ännchen"]],
      ["F", ["Facebook"]],
      ["H", ["Hello", "hola"]],
    ]);
  });
});
