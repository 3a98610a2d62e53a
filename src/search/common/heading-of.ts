import { levelOf } from "./level-of";
import type { SearchRecord } from "./types";

/** A record's own heading; for a page, its title. */
export const headingOf = (record: Pick<SearchRecord, "type" | "hierarchy">): string =>
  record.hierarchy[`lvl${levelOf(record) as 1}`];
