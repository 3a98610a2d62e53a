import { groupByLetter, groupByYear, listPageTitle, paginate } from "./lists";

const years = (...dates: string[]): [string, number][] =>
  [...groupByYear(dates.map((date) => ({ date })))].map(([year, items]) => [year, items.length]);

describe("groupByYear", () => {
  it("splits at midnight UTC on New Year's Eve, whatever the machine's time zone", () => {
    expect(new Date("2026-01-01T00:00:00.000Z").getTimezoneOffset()).not.toBe(0);
    expect(years("2026-01-01T00:00:00.000Z", "2025-12-31T23:59:59.999Z", "2025-12-31T15:00:00.000Z")).toEqual([
      ["2026", 1],
      ["2025", 2],
    ]);
  });

  it("keeps the order of years and items", () => {
    expect(years("2024-05-01", "2026-01-01", "2024-01-01")).toEqual([
      ["2024", 2],
      ["2026", 1],
    ]);
  });
});

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

const items = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

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
