import { lineSteps, nearestLineStep } from "./line-steps";

describe("lineSteps", () => {
  it.each([
    [0, 2],
    [7.4, 8],
    [11.2, 10],
    [97, 80],
    [5000, 270],
  ])("%s lines are about %s", (lines, step) => expect(nearestLineStep(lines)).toBe(step));

  it("is never far off between the first and the last step", () => {
    for (let lines = lineSteps[0]!; lines <= lineSteps.at(-1)!; lines += 1)
      expect(Math.abs(nearestLineStep(lines) - lines) / lines).toBeLessThan(0.25);
  });
});
