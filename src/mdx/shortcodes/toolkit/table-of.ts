import type { PhrasingContent, Table } from "mdast";

import { code, link, row, table, text } from "../../nodes/markdown-nodes";
import { known } from "../../../reference/toolkit/known";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import { statusBadge } from "./status";

interface TableOptions {
  /** Returns the anchor of a symbol, or undefined if it has none; if omitted, no symbol has one. */
  anchorOf?(id: string): string | undefined;
  /** Header and cells that show how to write a symbol; its signature by default. */
  shape?: [string, (symbol: PlacedSymbol) => PhrasingContent[]];
}

const signatureOf = ({ signature }: PlacedSymbol): PhrasingContent[] => [code(signature)];

/** The default value of an option. */
const defaultOf = ({ kind, params }: PlacedSymbol): string | undefined =>
  kind === "option" ? (params.find((param) => param.default !== null)?.default ?? undefined) : undefined;

/** A table of symbols, with a column of defaults if an option has one. */
export const tableOf = (
  symbols: readonly PlacedSymbol[],
  { anchorOf, shape: [shape, cellOf] = ["Signature", signatureOf] }: TableOptions,
): Table => {
  const hasDefaults = symbols.some((symbol) => defaultOf(symbol) !== undefined);
  return table(
    ["Name", shape, ...(hasDefaults ? ["Default"] : []), "Status", "What it does"],
    symbols.map((symbol) => {
      const preset = defaultOf(symbol);
      return row([
        [link(symbol.url, code(symbol.name), anchorOf?.(symbol.id))],
        cellOf(symbol),
        ...(hasDefaults ? [preset === undefined ? [] : [code(preset)]] : []),
        [statusBadge(symbol.status, known(symbol))],
        [text(symbol.note)],
      ]);
    }),
  );
};
