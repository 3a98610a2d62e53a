import { packIndex } from "../../../gatsby/search/packing/pack-files";
import { splitUrl } from "../../../search/common/records";
import type { SearchRecord } from "../../../search/common/types";
import type { LocalIndex } from "../../../search/local/index/open-index";
import { openPacked } from "../search-records";
import { siteSearchRecords } from "../site-search-records";
import { judge, judgedQueries, type JudgedQuery, judgedTasks, type Judgement } from "./judge";

const sets: [name: string, queries: readonly JudgedQuery[]][] = [
  ["judged queries", judgedQueries],
  ["judged tasks", judgedTasks],
];

let records: SearchRecord[];
let index: LocalIndex;

describe("the search, judged by queries and tasks", () => {
  beforeAll(async () => {
    records = await siteSearchRecords();
    const files = packIndex(records);
    index = openPacked((address) => files.get(address)!);
  }, 60_000);

  /** Prints the figures, and the queries whose answer isn't first. */
  const report = (name: string, { places, mrr, top1, top3 }: Judgement): void => {
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    const missed = places.filter(({ place }) => place > 1);
    const lines = missed.map(({ query, place }) => `  ${place} ${query}`);
    const figures = `MRR ${mrr.toFixed(3)}, top 1 ${percent(top1)}, top 3 ${percent(top3)}`;
    process.stdout.write(`${[`${places.length} ${name}: ${figures}`, ...lines].join("\n")}\n`);
  };

  it.each(sets)("has each of the %s once", (_name, queries) => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
  });

  it.each(sets)("lists an existing answer for each of the %s", (_name, queries) => {
    const places = new Set(records.flatMap(({ url }) => [url, splitUrl(url).path]));
    const without = queries.filter(([, ...answers]) => !answers.some((answer) => places.has(answer)));
    expect(without).toEqual([]);
  });

  it("finds the right page: mean reciprocal rank of 0.85 or more", async () => {
    const judgement = await judge(judgedQueries, index);
    report("judged queries", judgement);
    expect(judgement.mrr).toBeGreaterThanOrEqual(0.85);
  });

  it("answers tasks: first in 70 %, among the first three in 85 % or more", async () => {
    const judgement = await judge(judgedTasks, index);
    report("judged tasks", judgement);
    expect(judgement.top1).toBeGreaterThanOrEqual(0.7);
    expect(judgement.top3).toBeGreaterThanOrEqual(0.85);
  });
});
