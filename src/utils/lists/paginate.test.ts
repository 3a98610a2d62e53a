import { paginate } from "./paginate";

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
