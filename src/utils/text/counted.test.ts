import { formatPostCount, formatReadingTime } from "./counted";

describe("formatPostCount", () => {
  it.each([
    [0, "0 posts"],
    [1, "One post"],
    [12, "12 posts"],
  ])("%i is %j", (count, text) => {
    expect(formatPostCount(count)).toBe(text);
  });
});

describe("formatReadingTime", () => {
  it.each([
    [0, "One min read"],
    [0.4, "One min read"],
    [1, "One min read"],
    [1.01, "2 min read"],
    [6, "6 min read"],
  ])("%d minutes are %j", (minutes, text) => {
    expect(formatReadingTime(minutes)).toBe(text);
  });
});
