import { nextByKey } from "./next-by-key";

const names = ["a", "b", "c"];

describe("nextByKey", () => {
  it.each([
    ["a", "ArrowDown", "b"],
    ["c", "ArrowDown", "a"],
    ["a", "ArrowUp", "c"],
    ["c", "ArrowUp", "b"],
    ["b", "Home", "a"],
    ["b", "End", "c"],
    ["none of them", "ArrowDown", "a"],
    ["none of them", "ArrowUp", "c"],
    ["b", "ArrowRight", undefined],
    ["b", "Enter", undefined],
  ])("moves from %s with %s to %s in a vertical list", (from, key, to) => {
    expect(nextByKey(names, from, key, "vertical")).toBe(to);
  });

  it.each([
    ["b", "ArrowRight", "c"],
    ["b", "ArrowLeft", "a"],
    ["b", "ArrowDown", undefined],
  ])("moves from %s with %s to %s in a horizontal list", (from, key, to) => {
    expect(nextByKey(names, from, key, "horizontal")).toBe(to);
  });
});
