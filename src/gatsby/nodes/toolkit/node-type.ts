import { known } from "../../../reference/toolkit/known";
import { ContentError } from "../../../diagnostics/content-error";
import { currentToolkit } from "../../locations/current-toolkit";
import type { Known } from "../../../config/toolkit";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { NodeType } from "../../registry/node-type";

type Own = "package" | "language" | "kind" | "name" | "signature" | "params" | "returns" | "errors";

interface ToolkitSymbolFields extends Pick<PlacedSymbol, Own | "status" | "note" | "source" | "url"> {
  symbolId: string;
  known: Known;
  parentName: string | null;
}

/** The `ToolkitSymbol` fields of a symbol. Gatsby reserves `id` and `parent` of a node. */
export const toToolkitSymbol = (symbol: PlacedSymbol): ToolkitSymbolFields => ({
  symbolId: symbol.id,
  package: symbol.package,
  language: symbol.language,
  kind: symbol.kind,
  name: symbol.name,
  parentName: symbol.parent,
  signature: symbol.signature,
  params: symbol.params,
  returns: symbol.returns,
  errors: symbol.errors,
  status: symbol.status,
  note: symbol.note,
  known: known(symbol),
  source: symbol.source,
  url: symbol.url,
});

/** The symbols of the toolkit's public API. */
export const toolkit: NodeType = {
  name: "toolkit",
  source: (create, { reporter }) => {
    try {
      for (const symbol of currentToolkit().symbols) create("ToolkitSymbol", symbol.id, { ...toToolkitSymbol(symbol) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      reporter.panicOnBuild(error.message);
    }
  },
};
