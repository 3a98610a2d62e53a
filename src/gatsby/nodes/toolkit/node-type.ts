import { known, type PlacedSymbol } from "../../../reference/toolkit/symbol";
import { ContentError } from "../../../diagnostics/diagnostic";
import { currentToolkit } from "../../locations/current-toolkit";
import type { NodeType } from "../../registry/node-type";

/** The `ToolkitSymbol` fields of a symbol. Gatsby reserves `id` and `parent` of a node. */
export const toToolkitSymbol = (symbol: PlacedSymbol) => {
  const { id: symbolId, parent: parentName, ...fields } = symbol;
  return { ...fields, symbolId, parentName, known: known(symbol) };
};

/** The symbols of the toolkit's public API. */
export const toolkit: NodeType = {
  name: "toolkit",
  source: (create, { reporter }) => {
    try {
      for (const symbol of currentToolkit().symbols) create("ToolkitSymbol", symbol.id, toToolkitSymbol(symbol));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      reporter.panicOnBuild(error.message);
    }
  },
};
