import { movedItems } from "./compare-order";

describe("movedItems", () => {
  it.each([
    [[], []],
    [[1, 2, 3], []],
    [[3, 1, 2], [3]],
    [[2, 3, 4, 1], [1]],
    [[1, 5, 6, 9], []],
  ])("reports for the order %j that %j moved", (order, moved) => {
    expect([...movedItems(order)]).toEqual(moved);
  });

  it("moves one of two that are swapped", () => {
    expect(movedItems([2, 1]).size).toBe(1);
  });
});
