import { importCycles } from "./import-cycles";

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = "", to = ""] = line.split(" > ");
    return { from, to };
  });

describe("importCycles", () => {
  it("accepts downward imports in any order and from any folder", () => {
    expect(importCycles(imports("a/1 > b/1", "a/2 > a/1", "a/1 > a/x/1", "b/1 > c/1", "a/x/1 > c/2"))).toEqual([]);
  });

  it.each([
    ["two folders", ["a/1 > b/1", "b/2 > a/2"]],
    ["a folder and the one below it", ["a/1 > a/x/1", "a/x/2 > a/2"]],
    ["folders in a cycle", ["a/1 > b/1", "b/2 > c/1", "c/2 > a/2"]],
  ])("reports the imports between %s", (_what, cycle) => {
    expect(importCycles(imports(...cycle, "a/1 > z/1", "a/1 > a/2"))).toEqual(imports(...cycle));
  });
});
