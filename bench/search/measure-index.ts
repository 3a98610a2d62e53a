import { gzipSync } from "node:zlib";

import { packIndex } from "../../src/gatsby/search/packing/pack-files";
import { searchFiles } from "../../src/search/common/search-files";
import type { SearchRecord } from "../../src/search/common/types";
import { answerRequest } from "../../src/search/local/answer-request";
import type { PackedIndex } from "../../src/search/local/format/packed-index";
import { type LocalIndex, openIndex } from "../../src/search/local/index/open-index";
import { judgedQueries, judgedTasks } from "../../src/test/search/judged/judge";
import { median } from "../support/median";

/** Per query: the median of the judged queries, and the maximum. */
interface Spread {
  median: number;
  worst: number;
}

export interface IndexCost {
  records: number;
  /** Compressed size of all files. */
  bytes: number;
  /** Compressed size of what a first query loads of the index: what every query needs, and terms. */
  first: Spread;
  /** Compressed size of the shown pages' records. */
  shown: Spread;
  /** Milliseconds for packing, for loading, and for a query whose parts are loaded. */
  packing: number;
  loading: number;
  median: number;
  p95: number;
}

const REQUEST = {
  indexName: "bench",
  attributesToSnippet: ["hierarchy.lvl1:10", "hierarchy.lvl2:10", "hierarchy.lvl3:10", "content:10"],
};

const queries = [...judgedQueries, ...judgedTasks].map(([query]) => query);

const timed = async <Result>(work: () => Result | Promise<Result>): Promise<{ result: Result; time: number }> => {
  const start = performance.now();
  const result = await work();
  return { result, time: performance.now() - start };
};

export const gzipBytes = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

const spreadOf = (values: readonly number[]): Spread => ({ median: median(values), worst: Math.max(...values) });

/** Opens the index in these files as the worker does, and reports the parts it reads. */
const openFiles = (files: ReadonlyMap<string, string>, onRead?: (digest: string) => void): LocalIndex =>
  openIndex(JSON.parse(files.get(searchFiles.index)!) as PackedIndex, async (digest) => {
    onRead?.(digest);
    return JSON.parse(files.get(searchFiles.part(digest))!);
  });

/** What each judged query loads if it is the first: of the index, and of the pages it shows. */
const measureFirst = async (
  files: ReadonlyMap<string, string>,
): Promise<Pick<IndexCost, "bytes" | "first" | "shown">> => {
  const sizes = new Map([...files].map(([address, text]) => [address, gzipBytes(text)]));
  const pages = new Set((JSON.parse(files.get(searchFiles.index)!) as PackedIndex).pageFiles);
  const first: number[] = [];
  const shown: number[] = [];
  for (const query of queries) {
    let index = sizes.get(searchFiles.index)!;
    let page = 0;
    const opened = openFiles(files, (digest) => {
      const size = sizes.get(searchFiles.part(digest))!;
      if (pages.has(digest.replace(/-\d+$/, ""))) page += size;
      else index += size;
    });
    await answerRequest({ ...REQUEST, query }, opened);
    first.push(index);
    shown.push(page);
  }
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { bytes, first: spreadOf(first), shown: spreadOf(shown) };
};

/** What an index of these records costs: its size, and its times once it has answered the judged queries before. */
export const measureIndex = async (records: readonly SearchRecord[]): Promise<IndexCost> => {
  const packing = await timed(() => packIndex(records));
  const loading = await timed(() => openFiles(packing.result));
  const times: number[] = [];
  for (const isMeasured of [false, true])
    for (const query of queries) {
      const { time } = await timed(() => answerRequest({ ...REQUEST, query }, loading.result));
      if (isMeasured) times.push(time);
    }
  times.sort((a, b) => a - b);
  return {
    records: records.length,
    ...(await measureFirst(packing.result)),
    packing: packing.time,
    loading: loading.time,
    median: median(times),
    p95: times[Math.floor(0.95 * times.length)]!,
  };
};
