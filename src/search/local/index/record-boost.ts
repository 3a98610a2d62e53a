import { splitUrl } from "../../common/split-url";
import { slugOf } from "../packing/slug-of";
import type { IndexedRecord } from "../packing/unpack-index";

/** Pages come before their sections, and both before the entries of single symbols. */
const BOOSTS = { page: 2, section: 1.2, symbol: 0.4 };

/** What a record weighs for a query that has code, when its name is so much of it: the entry of that symbol is sought. */
export const codeBoost = (boost: number, coverage: number): number =>
  Math.max(boost, BOOSTS.symbol + (BOOSTS.section - BOOSTS.symbol) * coverage);

/** What a record weighs for its kind. The anchor of a symbol is its name; that of a section is a heading's. */
export const recordBoost = ({ type, url }: IndexedRecord): number => {
  if (type === "lvl1") return BOOSTS.page;
  const { anchor } = splitUrl(url);
  return anchor === slugOf(anchor) ? BOOSTS.section : BOOSTS.symbol;
};
