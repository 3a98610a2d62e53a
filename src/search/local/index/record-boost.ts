/**
 * Weights by what a record is: pages rank before their sections, and both before the entries of single symbols. A page
 * about one name of ERN ranks behind, because a word of a question is rarely that name.
 */
export const recordBoosts = { page: 2, name: 0.7, section: 1.2, symbol: 0.4 };

export type Weighed = keyof typeof recordBoosts;

/** What a record can be, as numbered in the index. */
export const weighed = Object.keys(recordBoosts) as Weighed[];

/** Returns a record's weight for a query with code: the better its name matches, the likelier it's the name. */
export const codeBoost = (boost: number, coverage: number): number =>
  boost === recordBoosts.name
    ? recordBoosts.page
    : Math.max(boost, recordBoosts.symbol + (recordBoosts.section - recordBoosts.symbol) * coverage);
