/** Weights by what a record is: pages rank before their sections, and both before the entries of single symbols. */
export const recordBoosts = { page: 2, section: 1.2, symbol: 0.4 };

export type Weighed = keyof typeof recordBoosts;

/** What a record can be, as numbered in the index. */
export const weighed = Object.keys(recordBoosts) as Weighed[];

/** A record's weight for a query with code: the better its name matches, the likelier it is the symbol. */
export const codeBoost = (boost: number, coverage: number): number =>
  Math.max(boost, recordBoosts.symbol + (recordBoosts.section - recordBoosts.symbol) * coverage);
