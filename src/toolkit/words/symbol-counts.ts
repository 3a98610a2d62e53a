import type { Content, Table } from "mdast";

import { symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import type { ToolkitLanguage } from "../../config/toolkit";
import { row, table, text } from "../../mdx/nodes/markdown-nodes";
import { matchingSymbols } from "../matching-symbols";
import { known } from "../known";
import type { PlacedSymbol } from "../symbol";
import type { Toolkit } from "../toolkit";
import { statusBadge } from "./status";
import type { ToolkitWord } from "./toolkit-word";

const counts = (symbols: readonly PlacedSymbol[]): string[] =>
  [
    ...symbolStatuses.map((value) => symbols.filter((symbol) => symbol.status === value)),
    symbols,
    symbols.filter((symbol) => known(symbol) === "observed"),
  ].map(({ length }) => String(length));

/** How many symbols each package has in each language, by status, and how many of them were observed. */
const countsOf = (symbols: readonly PlacedSymbol[]): Table => {
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
    ...symbolStatuses.map((value) => [statusBadge(value)]),
    [text("All")],
    [text("Observed")],
  ]);
  return { ...rest, children: [header, ...children.slice(1)] };
};

/** `<SymbolCounts />`: a table of how many symbols there are. */
export const symbolCounts = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolCounts",
    dependsOn: ["toolkit"],
    props: {},
    expand: () => (node) => [{ ...node, children: [countsOf(toolkit().symbols)] } as Content],
    text: () => [],
  }) as const satisfies ToolkitWord;
