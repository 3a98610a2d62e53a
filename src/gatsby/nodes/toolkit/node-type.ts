import { catchContentError } from "../../../diagnostics/diagnostic";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import { known, type PlacedSymbol } from "../../../reference/toolkit/symbol";
import { currentToolkit } from "../../locations/current-toolkit";
import type { CreateDataNode, NodeType } from "../../registry/node-type";

/** Returns the `ToolkitSymbol` fields of a symbol. Gatsby reserves `id` and `parent` of a node. */
export const toToolkitSymbol = (symbol: PlacedSymbol) => {
  const { id: symbolId, parent: parentName, ...fields } = symbol;
  return { ...fields, symbolId, parentName, known: known(symbol) };
};

/** Creates the nodes of the current symbols; returns what is wrong with their files. */
export const sourceToolkit = (create: CreateDataNode): string[] =>
  catchContentError(
    () => {
      for (const symbol of currentToolkit().symbols) create("ToolkitSymbol", symbol.id, toToolkitSymbol(symbol));
      return [];
    },
    ({ message }) => [message],
  );

/** The symbols of the toolkit's public API. */
export const toolkit: NodeType = {
  name: "toolkit",
  source: (create, { reporter }) => reportErrors(sourceToolkit(create), reporter, "content"),
};
