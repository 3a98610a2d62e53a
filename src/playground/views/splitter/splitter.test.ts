/** @jest-environment jsdom */
import { SPLIT, storedSplit, storeSplit, toSplit } from "./splitter";

describe("storedSplit", () => {
  beforeEach(() => localStorage.clear());

  it("keeps a width within its bounds", () => {
    expect([-5, 25.4, 50.6, 100].map(toSplit)).toEqual([SPLIT.min, 25, 51, SPLIT.max]);
  });

  it("is remembered, and forgotten if it's the default", () => {
    expect(storedSplit()).toBe(SPLIT.usual);
    storeSplit(60);
    expect(storedSplit()).toBe(60);
    storeSplit(SPLIT.usual);
    expect(localStorage).toHaveLength(0);
  });

  it.each(["", "x", "24", "71", "50.5", "-1", "1e1", " 50", "null"])("drops %j, which isn't a width", (text) => {
    localStorage.setItem("playground.split", text);
    expect(storedSplit()).toBe(SPLIT.usual);
    expect(localStorage).toHaveLength(0);
  });
});
