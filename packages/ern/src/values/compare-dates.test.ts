import { isBefore, toMoment } from "./compare-dates";

describe("isBefore", () => {
  it.each([
    ["2026-11-26", "2026-11-27"],
    ["2026-10", "2026-11-01"],
    ["2025", "2026-01"],
    ["2026-11-26", "2026-11-27T00:00:00"],
    ["2026-11-26T23:59:59", "2026-11-27"],
    ["2026-11-27T00:00:00+01:00", "2026-11-26T23:30:00Z"],
    ["2026-11-26T24:00:00Z", "2026-11-27T00:00:00.001Z"],
    ["2026-11-26T00:00:00", "2026-11-26T14:00:01Z"],
  ])("takes %s as before %s, and not the other way round", (date, otherDate) => {
    expect([isBefore(date, otherDate), isBefore(otherDate, date)]).toEqual([true, false]);
  });

  it.each([
    ["2026-11", "2026-11-20"],
    ["2026", "2026-11-20T00:00:00Z"],
    ["2026-11-27", "2026-11-27T10:00:00"],
    ["2026-11-27T00:00:00+01:00", "2026-11-26T23:00:00Z"],
    ["2026-11-26T24:00:00", "2026-11-27T00:00:00"],
    ["2026-11-27T00:00:00", "2026-11-27T14:00:00Z"],
    ["soon", "2026-11-27"],
  ])("takes neither %s nor %s as before the other", (date, otherDate) => {
    expect([isBefore(date, otherDate), isBefore(otherDate, date)]).toEqual([false, false]);
  });
});

describe("toMoment", () => {
  it("is the same for the same moment, and the text itself for anything else", () => {
    expect(toMoment("2026-11-27T00:00:00+01:00")).toBe(toMoment("2026-11-26T23:00:00.0Z"));
    expect(toMoment("2026-11-27T00:00:00")).toBe(toMoment("2026-11-26T24:00:00"));
    expect(toMoment("2026-11-27T00:00:00")).not.toBe(toMoment("2026-11-27T00:00:00Z"));
    expect(["2026-11-27", "Paper Toys", "T", ""].map(toMoment)).toEqual(["2026-11-27", "Paper Toys", "T", ""]);
  });
});
