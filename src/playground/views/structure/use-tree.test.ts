import type { StructureItem } from "../../workers/structure/analysis";
import { itemsAt } from "./use-tree";

const item = (label: string, from: number, to: number, children: StructureItem[] = []): StructureItem => ({
  label,
  detail: "",
  from,
  to,
  children,
});

const items = [item("Header", 10, 20), item("Releases", 30, 90, [item("R0", 40, 60), item("R1", 60, 80)])];
const labels = (offset: number): string[] => itemsAt(items, offset).map(({ label }) => label);

describe("itemsAt", () => {
  it("finds the items around an offset, outermost first", () => {
    expect(labels(10)).toEqual(["Header"]);
    expect(labels(20)).toEqual([]);
    expect(labels(35)).toEqual(["Releases"]);
    expect(labels(60)).toEqual(["Releases", "R1"]);
  });
});
