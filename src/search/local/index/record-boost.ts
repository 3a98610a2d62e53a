/** What a record can be; its weight depends on it. */
export type Weighed = "page" | "section" | "symbol";

/** The same, numbered by index. */
export const weighed: readonly Weighed[] = ["page", "section", "symbol"];

/** Pages rank before their sections, and both before the entries of single symbols. */
export const recordBoosts: Record<Weighed, number> = { page: 2, section: 1.2, symbol: 0.4 };

/**
 * A record's weight for a query with code: the more its name matches, the likelier it is that the reader wants that
 * symbol.
 */
export const codeBoost = (boost: number, coverage: number): number =>
  Math.max(boost, recordBoosts.symbol + (recordBoosts.section - recordBoosts.symbol) * coverage);
