import { ContentError } from "../../../diagnostics/diagnostic";
import { currentToolkit } from "../../compiled/current-toolkit";
import type { NodeType } from "../../registry/node-type";
import { toToolkitSymbol } from "./node";
import { toolkitTypes } from "./schema";

/** The symbols of the toolkit's public API. */
export const toolkit: NodeType = {
  name: "toolkit",
  schema: toolkitTypes,
  source: (create, { reporter }) => {
    try {
      for (const symbol of currentToolkit().symbols) create("ToolkitSymbol", symbol.id, { ...toToolkitSymbol(symbol) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      reporter.panicOnBuild(error.message);
    }
  },
};
