import { readFileSync } from "node:fs";

import { currentToolkit } from "../../gatsby/locations/current-toolkit";
import { toToolkitSymbol } from "../../gatsby/nodes/toolkit/node-type";
import { known } from "./symbol";

describe("known", () => {
  it("is observed for entries that were executed, and for no others", () => {
    expect(known({ evidence: "executed" })).toBe("observed");
    expect(known({ evidence: "read" })).toBe("read");
  });

  it("is a field of every symbol's node", () => {
    const { symbols } = currentToolkit();
    const nodes = symbols.map(toToolkitSymbol);
    expect(new Set(nodes.map((node) => node.known))).toEqual(new Set(["observed", "read"]));
    const executed = [...new Set(symbols.map(({ file }) => file))]
      .map((file) => readFileSync(file, "utf8").match(/^ +evidence: executed$/gm)?.length ?? 0)
      .reduce((sum, count) => sum + count);
    expect(nodes.filter((node) => node.known === "observed")).toHaveLength(executed);
  });
});
