import { gzipSync } from "node:zlib";

import { toSearchTexts } from "../../src/gatsby/search/to-search-texts";
import { answerRequest } from "../../src/search/local/answer-request";
import type { ReadTexts } from "../../src/search/local/answer-request";
import { createIndex } from "../../src/search/local/index/create-index";
import { judgedQueries } from "../../src/search/local/judged/judged-queries";
import { judgedTasks } from "../../src/search/local/judged/judged-tasks";
import { packIndex } from "../../src/search/local/packing/pack-index";
import type { PackedIndex } from "../../src/search/local/packing/packed-index";
import type { SearchRecord } from "../../src/search/common/types";
import { median } from "../support/median";

export interface IndexCost {
  records: number;
  /** Compressed. */
  bytes: number;
  /** Milliseconds: of packing, of making it ready, of a query. */
  packing: number;
  loading: number;
  median: number;
  p95: number;
}

const REQUEST = {
  indexName: "bench",
  attributesToSnippet: ["hierarchy.lvl1:10", "hierarchy.lvl2:10", "hierarchy.lvl3:10", "content:10"],
};

const timed = async <Result>(work: () => Result | Promise<Result>): Promise<{ result: Result; time: number }> => {
  const start = performance.now();
  const result = await work();
  return { result, time: performance.now() - start };
};

const readTextsOf = (records: readonly SearchRecord[]): ReadTexts => {
  const texts = new Map(
    [...toSearchTexts(records)].map(([path, byAnchor]) => [path, new Map(Object.entries(byAnchor))]),
  );
  return async (path) => texts.get(path) ?? new Map();
};

export const gzipBytes = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** What an index of these records costs: its bytes, and its times when it has answered the judged queries once before. */
export const measureIndex = async (records: readonly SearchRecord[]): Promise<IndexCost> => {
  const packing = await timed(() => JSON.stringify(packIndex(records)));
  const loading = await timed(() => createIndex(JSON.parse(packing.result) as PackedIndex));
  const readTexts = readTextsOf(records);
  const times: number[] = [];
  for (const isMeasured of [false, true])
    for (const [query] of [...judgedQueries, ...judgedTasks]) {
      const { time } = await timed(() => answerRequest({ ...REQUEST, query }, loading.result, readTexts));
      if (isMeasured) times.push(time);
    }
  times.sort((a, b) => a - b);
  return {
    records: records.length,
    bytes: gzipBytes(packing.result),
    packing: packing.time,
    loading: loading.time,
    median: median(times),
    p95: times[Math.floor(0.95 * times.length)]!,
  };
};
