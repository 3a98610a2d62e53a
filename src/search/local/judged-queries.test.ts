import { siteSearchRecords } from "../../test/site-search-records";
import { splitUrl } from "./split-url";
import type { SearchRecord } from "../types";
import { createIndex } from "./create-index";
import type { LocalIndex } from "./create-index";
import { findRecords } from "./find-records";
import { judgedQueries } from "./judged-queries";
import { packIndex } from "./pack-index";
import { parseQuery } from "./parse-query";

const WANTED = 0.85;
/** Hits that readers look through. */
const LOOKED_AT = 20;

let records: SearchRecord[];
let index: LocalIndex;

beforeAll(async () => {
  records = await siteSearchRecords();
  index = createIndex(JSON.parse(JSON.stringify(packIndex(records))));
}, 60_000);

/** One over the place of the first hit of a page that should be first; 0 when there is none. */
const reciprocalRank = (query: string, pages: readonly string[]): number => {
  const found = findRecords(parseQuery(query), index).slice(0, LOOKED_AT);
  const place = found.findIndex(({ record }) => pages.includes(splitUrl(index.records[record]!.url).path));
  return place === -1 ? 0 : 1 / (place + 1);
};

it("has sixty queries and more, each once", () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(60);
  expect(new Set(judgedQueries.map(([query]) => query)).size).toBe(judgedQueries.length);
});

it("names a page that there is with each query", () => {
  const paths = new Set(records.map(({ url }) => splitUrl(url).path));
  const without = judgedQueries.filter(([, ...pages]) => !pages.some((page) => paths.has(page)));
  expect(without).toEqual([]);
});

it(`finds the right page: mean reciprocal rank of ${WANTED} or more`, () => {
  const ranks = judgedQueries.map(([query, ...pages]) => ({ query, rank: reciprocalRank(query, pages) }));
  const mean = ranks.reduce((sum, { rank }) => sum + rank, 0) / ranks.length;
  const missed = ranks.filter(({ rank }) => rank < 1).map(({ query, rank }) => `  ${rank.toFixed(2)} ${query}`);
  const report = [`MRR ${mean.toFixed(3)} of ${ranks.length} judged queries, ${missed.length} not first`, ...missed];
  process.stdout.write(`${report.join("\n")}\n`);
  expect(mean).toBeGreaterThanOrEqual(WANTED);
});
