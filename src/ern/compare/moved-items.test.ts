import { movedItems } from "./moved-items";

describe("movedItems", () => {
  it.each([
    [[], []],
    [[1, 2, 3], []],
    [[3, 1, 2], [3]],
    [[2, 3, 4, 1], [1]],
    [[1, 5, 6, 9], []],
  ])("of the order %j it is %j that has moved", (order, moved) => {
    expect([...movedItems(order)]).toEqual(moved);
  });

  it("moves one of two that changed places", () => {
    expect(movedItems([2, 1]).size).toBe(1);
  });
});
