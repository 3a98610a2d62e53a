import { formatDate } from "./format-date";

describe("formatDate", () => {
  it.each([
    ["2026-11-20T10:00:00.000Z", "November 20, 2026"],
    ["2026-12-31T23:59:59.999Z", "December 31, 2026"],
    ["2027-01-01T00:00:00.000Z", "January 1, 2027"],
    ["2027-01-01T01:00:00+02:00", "December 31, 2026"],
  ])("%s is %s, in UTC", (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it("never uses local time", () => {
    const local = (["getDate", "getMonth", "getFullYear"] as const).map((method) => jest.spyOn(Date.prototype, method));
    formatDate("2026-11-20T10:00:00.000Z");
    for (const method of local) expect(method).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
