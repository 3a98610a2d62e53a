import type { Known } from "../../../config/toolkit";
import { known } from "../../../reference/toolkit/known";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";

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
