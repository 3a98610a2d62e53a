import { formatMonthDay } from "./format-month-day";

describe("formatMonthDay", () => {
  it.each([
    ["2025-12-31T23:30:00.000Z", "December 31"],
    ["2026-01-01T00:00:00.000Z", "January 1"],
  ])("%s is %j, in UTC", (iso, text) => {
    expect(formatMonthDay(iso)).toBe(text);
  });
});
