import type { Table } from "mdast";

import { known } from "../known";
import type { PlacedSymbol } from "../symbol";
import { code, link, row, status, table, text } from "../symbol-nodes";

/** A table of symbols; `anchorOf` gives a name its id, or undefined for one without. */
export const symbolTable = (symbols: readonly PlacedSymbol[], anchorOf: (id: string) => string | undefined): Table =>
  table(
    ["Name", "Signature", "Status", "What it does"],
    symbols.map(({ id, name, signature, note, url, ...symbol }) =>
      row([
        [link(url, code(name), anchorOf(id))],
        [code(signature)],
        [status(symbol.status, known(symbol))],
        [text(note)],
      ]),
    ),
  );
