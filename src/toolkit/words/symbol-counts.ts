import type { Table } from "mdast";

import { symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import type { ToolkitLanguage } from "../../config/toolkit";
import { matchingSymbols } from "../matching-symbols";
import { known } from "../known";
import type { PlacedSymbol } from "../symbol";
import { row, status, table, text } from "../symbol-nodes";

const counts = (symbols: readonly PlacedSymbol[]): string[] =>
  [
    ...symbolStatuses.map((value) => symbols.filter((symbol) => symbol.status === value)),
    symbols,
    symbols.filter((symbol) => known(symbol) === "observed"),
  ].map(({ length }) => String(length));

/** How many symbols each package has in each language, by status, and how many of them were observed. */
export const symbolCounts = (symbols: readonly PlacedSymbol[]): Table => {
  const groups = toolkitPackages.flatMap((owner) =>
    (Object.keys(toolkitLanguages) as ToolkitLanguage[]).map((language) => ({
      name: `${owner}: ${toolkitLanguages[language]}`,
      symbols: matchingSymbols(symbols, { package: owner, language }),
    })),
  );
  const rows = [...groups, { name: "All", symbols }].filter((group) => group.symbols.length > 0);
  const { children, ...rest } = table(
    [],
    rows.map((group) => row([group.name, ...counts(group.symbols)].map((cell) => [text(cell)]))),
  );
  const header = row([
    [text("Package")],
    ...symbolStatuses.map((value) => [status(value)]),
    [text("All")],
    [text("Observed")],
  ]);
  return { ...rest, children: [header, ...children.slice(1)] };
};
