import { activeHeading } from "./active-heading";

const VIEWPORT = 800;
const box = (id: string, top: number) => ({ id, top, bottom: top + 30 });
const active = (offset: number, ...tops: [string, number][]): string | undefined =>
  activeHeading(
    tops.map(([id, top]) => box(id, top)),
    offset,
    VIEWPORT,
  );

describe("activeHeading", () => {
  it("is the first visible heading if it is in the upper half", () => {
    expect(active(0, ["a", -500], ["b", 100], ["c", 300])).toBe("b");
  });

  it("is the previous heading if the first visible one is in the lower half", () => {
    expect(active(0, ["a", -500], ["b", 500])).toBe("a");
    expect(active(0, ["a", -500], ["b", 900])).toBe("a");
  });

  it("is undefined above the first heading", () => {
    expect(active(0, ["a", 500], ["b", 900])).toBeUndefined();
  });

  it("is the last heading if all are above", () => {
    expect(active(0, ["a", -900], ["b", -100])).toBe("b");
  });

  it("skips headings that the offset covers", () => {
    expect(active(60, ["a", 20], ["b", 700])).toBe("a");
    expect(active(0, ["a", 20], ["b", 700])).toBe("a");
    expect(active(60, ["a", 20], ["b", 80])).toBe("b");
  });

  it("requires the whole heading to be in the upper half", () => {
    expect(active(0, ["a", -10], ["b", 369])).toBe("b");
    expect(active(0, ["a", -10], ["b", 371])).toBe("a");
  });

  it("is undefined on a page without headings", () => {
    expect(active(0)).toBeUndefined();
  });
});
