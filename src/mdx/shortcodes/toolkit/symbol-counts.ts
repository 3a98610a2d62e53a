import type { Content, PhrasingContent, Table } from "mdast";

import { symbolStatuses, type ToolkitLanguage, toolkitLanguages, toolkitPackages } from "../../../config/toolkit";
import { known, matchingSymbols, type PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { table, text } from "../../nodes/markdown-nodes";
import { statusBadge } from "./status";
import type { ToolkitShortcode } from "./toolkit-shortcode";

type Column = [header: PhrasingContent, counts: (symbol: PlacedSymbol) => boolean];

const all: Column = [text("All"), () => true];
const observed: Column = [text("Observed"), (symbol) => known(symbol) === "observed"];
const read: Column = [text("Read"), (symbol) => known(symbol) === "read"];

const columnsBy: Readonly<Record<string, readonly Column[]>> = {
  status: [
    ...symbolStatuses.map((value): Column => [statusBadge(value), ({ status }) => status === value]),
    all,
    observed,
  ],
  known: [observed, read, all],
};

const countsOf = (symbols: readonly PlacedSymbol[], columns: readonly Column[]): Table => {
  const groups = toolkitPackages.flatMap((owner) =>
    (Object.keys(toolkitLanguages) as ToolkitLanguage[]).map((language) => ({
      name: `${owner}: ${toolkitLanguages[language]}`,
      symbols: matchingSymbols(symbols, { package: owner, language }),
    })),
  );
  const rows = [...groups, { name: "All", symbols }].filter((group) => group.symbols.length > 0);
  return table(
    ["Package", ...columns.map(([header]) => header)],
    rows.map((group) => {
      const numbers = columns.map(([, counts]) => String(group.symbols.filter(counts).length));
      return [group.name, ...numbers].map((cell) => [text(cell)]);
    }),
  );
};

/** `<SymbolCounts />`, `<SymbolCounts by="known" />`: number of symbols, by status or by how they're known. */
export const symbolCounts = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolCounts",
    props: { by: { values: Object.keys(columnsBy) } },
    expand: (node, { by = "status" }) => [
      { ...node, children: [countsOf(toolkit().symbols, columnsBy[by] ?? [])] } as Content,
    ],
    text: () => [],
  }) as const satisfies ToolkitShortcode;
