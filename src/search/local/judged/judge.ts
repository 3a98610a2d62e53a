import { splitUrl } from "../../common/split-url";
import type { LocalIndex } from "../index/open-index";
import { findRecords } from "../query/find-records";
import { parseQuery } from "../query/parse-query";
import type { JudgedQuery } from "./judged-queries";

export interface Judgement {
  /** Rank of the first good answer to each query, from 1; Infinity if there is none among those checked. */
  places: { query: string; place: number }[];
  /** Mean reciprocal rank. */
  mrr: number;
  /** Shares of queries with a good answer first, and among the first three. */
  top1: number;
  top3: number;
}

/** Number of hits that readers look through. */
const LOOKED_AT = 20;

/** Rank of the first good answer: any section of a listed page, or the exact section. */
const placeOf = async ([query, ...answers]: JudgedQuery, index: LocalIndex): Promise<number> => {
  const { found } = await findRecords(parseQuery(query), index);
  const records = await Promise.all(found.slice(0, LOOKED_AT).map(({ record }) => index.readRecord(record)));
  const place = records.findIndex(({ url }) => answers.includes(splitUrl(url).path) || answers.includes(url));
  return place === -1 ? Infinity : place + 1;
};

/** Runs judged queries on an index and rates the answers. */
export const judge = async (queries: readonly JudgedQuery[], index: LocalIndex): Promise<Judgement> => {
  const places: Judgement["places"] = [];
  for (const judged of queries) places.push({ query: judged[0], place: await placeOf(judged, index) });
  const shareWithin = (last: number): number => places.filter(({ place }) => place <= last).length / places.length;
  return {
    places,
    mrr: places.reduce((sum, { place }) => sum + 1 / place, 0) / places.length,
    top1: shareWithin(1),
    top3: shareWithin(3),
  };
};
