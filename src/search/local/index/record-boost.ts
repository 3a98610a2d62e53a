import type { Weighed } from "../format/weighed";

/** Pages come before their sections, and both before the entries of single symbols. */
export const recordBoosts: Record<Weighed, number> = { page: 2, section: 1.2, symbol: 0.4 };

/** What a record weighs for a query that has code, when its name is so much of it: the entry of that symbol is sought. */
export const codeBoost = (boost: number, coverage: number): number =>
  Math.max(boost, recordBoosts.symbol + (recordBoosts.section - recordBoosts.symbol) * coverage);
