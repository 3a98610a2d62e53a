import { lazyBehavior } from "./lazy-behavior";

/** A list of symbols with a filter form; the list is static. */
export const SymbolFilter = lazyBehavior(
  "symbol-index",
  async () => (await import("../../browser/behaviors/filter-symbols")).filterSymbols,
);
