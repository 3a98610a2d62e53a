import { formatPostCount } from "./format-post-count";

describe("formatPostCount", () => {
  it.each([
    [0, "0 posts"],
    [1, "One post"],
    [12, "12 posts"],
  ])("%i is %j", (count, text) => {
    expect(formatPostCount(count)).toBe(text);
  });
});
