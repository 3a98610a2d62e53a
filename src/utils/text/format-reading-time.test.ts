import { formatReadingTime } from "./format-reading-time";

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
