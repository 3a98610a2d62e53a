import { growthOfPage } from "./growth-of-page";

const ownPages = new Map([
  ["/docs/a/", 1000],
  ["/docs/b/", 3000],
  ["/docs/c/", 2000],
]);

describe("growthOfPage", () => {
  it("returns both builds' median page, and the growth of each page that isn't generated", () => {
    const all = new Map([...ownPages].map(([route, bytes]): [string, number] => [route, bytes + 100]));
    expect(growthOfPage(ownPages, all.set("/docs/generated/", 9000))).toEqual({
      before: 2000,
      after: 2100,
      ratios: [
        ["/docs/a/", 1.1],
        ["/docs/c/", 1.05],
        ["/docs/b/", 3100 / 3000],
      ],
    });
  });

  it("throws if a page is gone", () => {
    expect(() => growthOfPage(ownPages, new Map())).toThrow("no page /docs/a/");
  });
});
