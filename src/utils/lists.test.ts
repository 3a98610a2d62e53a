import { groupByLetter, listPageTitle, paginate } from "./lists";

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

describe("listPageTitle", () => {
  it("adds the page number from the second page on", () => {
    expect([1, 2].map((n) => listPageTitle("Blog", n))).toEqual(["Blog", "Blog – page 2"]);
  });
});

const items = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("paginate", () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [21, [10, 10, 1]],
  ])("splits %i items at ten a page into pages of %j", (count, sizes) => {
    const pages = paginate(items(count), 10);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(items(count));
  });
});
