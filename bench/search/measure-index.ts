import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { packIndex } from "../../src/gatsby/search/packing/pack-files";
import { searchFiles } from "../../src/search/common/search-files";
import type { SearchRecord, SearchResult } from "../../src/search/common/types";
import { answerRequest } from "../../src/search/local/answer-request";
import { createHostSearch } from "../../src/search/local/create-host-search";
import type { PackedIndex } from "../../src/search/local/format/packed-index";
import { judgedQueries, judgedTasks } from "../../src/test/search/judged/judge";
import { openPacked } from "../../src/test/search/search-records";
import { median } from "../support/median";
import { timeWork } from "../support/time-work";

/** Of the first queries: the median, and the maximum. */
export interface Spread {
  median: number;
  worst: number;
}

/** What a first query loads, from its start: the worker has loaded, and nothing of the index. */
interface Loaded {
  /** Files that wait for nothing but files of the round before make a round. */
  rounds: number;
  requests: number;
  /** Compressed size. */
  bytes: number;
}

/** What the queries of a set load, each as the first. */
interface FirstQueries {
  /** Until the best hits can be shown. */
  first: Record<keyof Loaded, Spread>;
  /** Compressed size once the others are shown too. */
  all: Spread;
  best: Spread;
}

export interface IndexCost {
  records: number;
  files: number;
  /** Compressed size of all files. */
  bytes: number;
  /** What short queries load, and the judged ones, which are up to whole sentences. */
  short: FirstQueries;
  judged: FirstQueries;
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

/** Queries of two to twelve letters, and of two words. */
const SHORT_QUERIES = [
  ..."de par deal parse parser install validate releaseid validation canonicalize".split(" "),
  "ResourceList",
  "deal terms",
  "install python",
  "error handling",
  "build message",
  "resource reference",
  "territory codes",
];

export const gzipBytes = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

const toSpread = (values: readonly number[]): Spread => ({ median: median(values), worst: Math.max(...values) });

/** Answers a first query as the worker does, on a network that answers all requests of a round at once. */
const measureFirst = async (query: string, files: ReadonlyMap<string, string>, sizes: ReadonlyMap<string, number>) => {
  const loaded: Loaded = { rounds: 0, requests: 0, bytes: 0 };
  const addresses = new Set<string>();
  let pending: (() => void)[] = [];
  const search = createHostSearch(<Value>(address: string) => {
    addresses.add(address);
    loaded.requests += 1;
    loaded.bytes += sizes.get(address)!;
    return new Promise<Value>((resolve) => pending.push(() => resolve(JSON.parse(files.get(address)!) as Value)));
  });
  let first: { loaded: Loaded; hits: number } | undefined;
  const onBest = ({ hits }: SearchResult): void => void (first ??= { loaded: { ...loaded }, hits: hits.length });
  let isOver = false;
  const answer = search([{ ...REQUEST, query }], { onBest }).finally(() => (isOver = true));
  while (!isOver) {
    const round = pending;
    pending = [];
    if (round.length > 0) loaded.rounds += 1;
    for (const send of round) send();
    await setImmediate();
  }
  const [result] = await answer;
  onBest(result!);
  return { ...first!, all: loaded, addresses };
};

/** Misspelt words are left out: they need a round for the vocabulary, and one for the terms that are like them. */
const measureFirstQueries = async (
  asked: readonly string[],
  files: ReadonlyMap<string, string>,
  sizes: ReadonlyMap<string, number>,
): Promise<FirstQueries> => {
  const measured: Awaited<ReturnType<typeof measureFirst>>[] = [];
  for (const query of asked) measured.push(await measureFirst(query, files, sizes));
  const vocabulary = searchFiles.part((JSON.parse(files.get(searchFiles.index)!) as PackedIndex).vocabulary);
  const spelt = measured.filter(({ addresses }) => !addresses.has(vocabulary));
  const first = (name: keyof Loaded): Spread => toSpread(spelt.map(({ loaded }) => loaded[name]));
  return {
    first: { rounds: first("rounds"), requests: first("requests"), bytes: first("bytes") },
    all: toSpread(spelt.map(({ all }) => all.bytes)),
    best: toSpread(spelt.map(({ hits }) => hits)),
  };
};

/** Returns what an index of these records costs: its size, and its times after the judged queries were asked once. */
export const measureIndex = async (records: readonly SearchRecord[]): Promise<IndexCost> => {
  const [files, packing] = await timeWork(() => packIndex(records));
  const [index, loading] = await timeWork(() => openPacked((address) => files.get(address)!));
  const times: number[] = [];
  for (const isMeasured of [false, true])
    for (const query of queries) {
      const [, time] = await timeWork(() => answerRequest({ ...REQUEST, query }, index));
      if (isMeasured) times.push(time);
    }
  times.sort((a, b) => a - b);
  const sizes = new Map([...files].map(([address, text]) => [address, gzipBytes(text)]));
  return {
    records: records.length,
    files: files.size,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    short: await measureFirstQueries(SHORT_QUERIES, files, sizes),
    judged: await measureFirstQueries(queries, files, sizes),
    packing,
    loading,
    median: median(times),
    p95: times[Math.floor(0.95 * times.length)]!,
  };
};
