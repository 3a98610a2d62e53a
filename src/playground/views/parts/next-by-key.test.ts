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
  ])("from %s the key %s goes to %s in a list that stands", (from, key, to) => {
    expect(nextByKey(names, from, key, "vertical")).toBe(to);
  });

  it.each([
    ["b", "ArrowRight", "c"],
    ["b", "ArrowLeft", "a"],
    ["b", "ArrowDown", undefined],
  ])("from %s the key %s goes to %s in a list that lies", (from, key, to) => {
    expect(nextByKey(names, from, key, "horizontal")).toBe(to);
  });
});
