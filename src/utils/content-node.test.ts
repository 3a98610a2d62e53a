import { joinStrings } from "./content-node";

const island = { component: "Tabs" };

describe("content nodes", () => {
  it("joinStrings joins each run of strings and keeps elements in place", () => {
    expect(joinStrings(["a", "b", island, "c", "d", "e", island, island])).toEqual([
      "ab",
      island,
      "cde",
      island,
      island,
    ]);
  });

  it("joinStrings doesn't change its input", () => {
    const nodes = ["a", "b"];
    joinStrings(nodes);
    expect(nodes).toEqual(["a", "b"]);
  });
});
