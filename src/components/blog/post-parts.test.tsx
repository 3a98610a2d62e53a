/** @jest-environment jsdom */
import { render } from "../../test/browser/render";
import { PostCover } from "./post-parts";

/** The bars of a cover: where they begin, and how far they reach to either side. */
const barsOf = (outline: number[]) => {
  const { container } = render(<PostCover outline={outline} />);
  const path = container.querySelector("path")?.getAttribute("d") ?? "";
  return [...path.matchAll(/M(\d+) (\d+)h(-?\d+)/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)]);
};

describe("PostCover", () => {
  it("draws each part of a post as long as its word count, mirrored", () => {
    const bars = barsOf([100, 200, 50]);
    expect(bars).toHaveLength(6);
    const [left, right] = [bars.slice(0, 3), bars.slice(3)];
    expect(left.map(([, y, length]) => [y, -length!])).toEqual(right.map(([, y, length]) => [y, length]));
    const [first, second, third] = right.map(([, , length]) => length!);
    expect(second).toBeGreaterThan(first!);
    expect(first).toBeGreaterThan(third!);
  });

  it("stays within its field, however many parts there are", () => {
    const bars = barsOf(Array.from({ length: 40 }, () => 5000));
    expect(bars).toHaveLength(18);
    for (const [x, y, length] of bars) {
      expect(x! + length!).toBeGreaterThan(0);
      expect(x! + length!).toBeLessThan(720);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(132);
    }
  });

  it("has a bar for a post without text", () => {
    expect(barsOf([])).toEqual([]);
    expect(barsOf([0])).toHaveLength(2);
  });
});
