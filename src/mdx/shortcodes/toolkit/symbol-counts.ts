import type { Content, PhrasingContent, Table } from "mdast";

import { knownWays, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../../config/toolkit";
import type { Known, SymbolStatus, ToolkitLanguage } from "../../../config/toolkit";
import { row, table, text } from "../../nodes/markdown-nodes";
import { matchingSymbols } from "../../../reference/toolkit/matching-symbols";
import { known } from "../../../reference/toolkit/known";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { statusBadge } from "./status";
import type { ToolkitShortcode } from "./toolkit-shortcode";

interface Column {
  header: PhrasingContent;
  counts(symbol: PlacedSymbol): boolean;
}

const all: Column = { header: text("All"), counts: () => true };

const knownColumn = (way: Known): Column => ({
  header: text(`${way.charAt(0).toUpperCase()}${way.slice(1)}`),
  counts: (symbol) => known(symbol) === way,
});

const statusColumn = (value: SymbolStatus): Column => ({
  header: statusBadge(value),
  counts: ({ status }) => status === value,
});

const columnsBy = {
  status: [...symbolStatuses.map(statusColumn), all, knownColumn("observed")],
  known: [...knownWays.map(knownColumn), all],
};

const isBy = (value: string): value is keyof typeof columnsBy => value in columnsBy;

/** Number of symbols for each package and language. */
const countsOf = (symbols: readonly PlacedSymbol[], columns: readonly Column[]): Table => {
  const groups = toolkitPackages.flatMap((owner) =>
    (Object.keys(toolkitLanguages) as ToolkitLanguage[]).map((language) => ({
      name: `${owner}: ${toolkitLanguages[language]}`,
      symbols: matchingSymbols(symbols, { package: owner, language }),
    })),
  );
  const rows = [...groups, { name: "All", symbols }].filter((group) => group.symbols.length > 0);
  const { children, ...rest } = table(
    [],
    rows.map((group) => {
      const counts = columns.map((column) => String(group.symbols.filter((one) => column.counts(one)).length));
      return row([group.name, ...counts].map((cell) => [text(cell)]));
    }),
  );
  const header = row([[text("Package")], ...columns.map((column) => [column.header])]);
  return { ...rest, children: [header, ...children.slice(1)] };
};

/** `<SymbolCounts />`, `<SymbolCounts by="known" />`: number of symbols, by status or by how they're known. */
export const symbolCounts = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolCounts",
    dependsOn: ["toolkit"],
    props: { by: { values: Object.keys(columnsBy) } },
    expand:
      () =>
      (node, { by = "status" }) => {
        const columns = isBy(by) ? columnsBy[by] : [];
        return [{ ...node, children: [countsOf(toolkit().symbols, columns)] } as Content];
      },
    text: () => [],
  }) as const satisfies ToolkitShortcode;
