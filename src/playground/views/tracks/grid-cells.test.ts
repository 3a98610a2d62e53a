import { findNextCell } from "./grid-cells";

const press = (key: string, ctrlKey = false) =>
  findNextCell({ key, ctrlKey, metaKey: false }, { row: 15, column: 2 }, { row: 20, column: 5 });

describe("gridMove", () => {
  it.each([
    ["ArrowUp", false, 14, 2],
    ["ArrowUp", true, 0, 2],
    ["ArrowRight", false, 15, 3],
    ["ArrowRight", true, 15, 5],
    ["Home", false, 15, 0],
    ["End", true, 20, 5],
    ["PageUp", false, 5, 2],
    ["PageDown", false, 20, 2],
  ])("moves with %s (ctrl: %s)", (key, ctrlKey, row, column) => {
    expect(press(key, ctrlKey)).toEqual({ row, column });
  });

  it("ignores other keys", () => {
    expect(press("a")).toBeUndefined();
  });
});
