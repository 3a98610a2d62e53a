import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

import { formatTable } from "../support/format-table.mjs";
import { generateRecords } from "./generate-records.mjs";
import { median } from "../support/median.mjs";

const require = createRequire(import.meta.url);
const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const PUBLIC = `${PROJECT}public`;
const COUNTS = [100, 1000, 5000];

/** For 100 pages: kB of 1024 bytes, compressed, of index and worker; above it the exit code is 1. */
const BUDGET_KB = 150;
/** Milliseconds of a query at the median, for 100 pages; for information. */
const MEDIAN_MS = 20;

const USAGE = `usage: bench/search [pages…]

Packs the search index of a site of so many pages (${COUNTS.join(", ")} unless told otherwise): its own, and more that are made of
their sentences, with new words for the rare ones. Prints its bytes, how long the worker's code takes to make the index
ready, and how long it takes to answer the judged queries, 20 hits with marks and snippets each, when it has answered
them once before; then how well the site's own index answers each set of them. Node.js runs it, not a browser. The bytes of the worker are those of the built site, when there is one.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const gzipBytes = (text) => gzipSync(text, { level: 9 }).length;
const kb = (bytes) => (bytes / 1024).toFixed(1);
const ms = (milliseconds) => milliseconds.toFixed(1);

/** Compressed bytes of the built worker; undefined when there is none. */
const workerBytes = () => {
  if (!existsSync(PUBLIC)) return undefined;
  const worker = readdirSync(PUBLIC).find(
    (name) => name.endsWith(".js") && readFileSync(`${PUBLIC}/${name}`, "utf8").includes("/search-texts"),
  );
  return worker && gzipBytes(readFileSync(`${PUBLIC}/${worker}`));
};

const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return { result, time: performance.now() - start };
};

const readTextsOf = (pages) => {
  const texts = new Map([...pages].map(([path, byAnchor]) => [path, new Map(Object.entries(byAnchor))]));
  return async (path) => texts.get(path) ?? new Map();
};

const measure = async (
  records,
  { packIndex, createIndex, answerRequest, toSearchTexts, judgedQueries, judgedTasks },
) => {
  const packing = await timed(() => JSON.stringify(packIndex(records)));
  const packed = packing.result;
  const loading = await timed(() => createIndex(JSON.parse(packed)));
  const readTexts = readTextsOf(toSearchTexts(records));
  const times = [];
  for (const isMeasured of [false, true])
    for (const [query] of [...judgedQueries, ...judgedTasks]) {
      const request = {
        indexName: "bench",
        query,
        attributesToSnippet: ["hierarchy.lvl1:10", "hierarchy.lvl2:10", "hierarchy.lvl3:10", "content:10"],
      };
      const { time } = await timed(() => answerRequest(request, loading.result, readTexts));
      if (isMeasured) times.push(time);
    }
  times.sort((a, b) => a - b);
  return {
    records: records.length,
    bytes: gzipBytes(packed),
    packing: packing.time,
    loading: loading.time,
    median: median(times),
    p95: times[Math.floor(0.95 * times.length)],
  };
};

/** Prints how well the site's own index answers each set of judged queries. */
const printJudgements = (records, { packIndex, createIndex, judge, judgedQueries, judgedTasks }) => {
  const index = createIndex(JSON.parse(JSON.stringify(packIndex(records))));
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const rows = Object.entries({ "judged queries": judgedQueries, "judged tasks": judgedTasks }).map(
    ([name, queries]) => {
      const { mrr, top1, top3 } = judge(queries, index);
      return [name, queries.length, mrr.toFixed(3), percent(top1), percent(top3)];
    },
  );
  console.log(`\n${formatTable([["set", "queries", "MRR", "top 1", "top 3"], ...rows])}`);
};

const main = async () => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const wrong = positionals.find((count) => !(Number(count) >= 1 && Number.isInteger(Number(count))));
  if (wrong) fail(`${wrong}: give a whole number of pages from 1`);
  const counts = positionals.length > 0 ? positionals.map(Number) : COUNTS;

  process.chdir(PROJECT);
  const code = {
    ...require("../../src/search/local/pack-index.ts"),
    ...require("../../src/search/local/create-index.ts"),
    ...require("../../src/search/local/answer-request.ts"),
    ...require("../../src/search/local/judge.ts"),
    ...require("../../src/search/local/judged-queries.ts"),
    ...require("../../src/search/local/judged-tasks.ts"),
    ...require("../../src/gatsby/search/to-search-texts.ts"),
  };
  const { siteSearchRecords } = require("../../src/test/site-search-records.ts");
  const records = await siteSearchRecords();
  const own = new Set(records.map(({ url }) => url.split("#")[0])).size;
  console.log(`The site has ${own} pages and ${records.length} records of its own; the other pages are generated.\n`);

  const worker = workerBytes();
  const results = [];
  for (const count of counts) {
    console.error(`${count} pages: packing, unpacking, asking the judged queries`);
    results.push([count, await measure(generateRecords(records, count), code)]);
  }
  const head = ["pages", "records", "index kB", "pack ms", "ready ms", "query ms, median", "p95"];
  const rows = results.map(([count, result]) => [
    Math.max(count, own),
    result.records,
    kb(result.bytes),
    ms(result.packing),
    ms(result.loading),
    ms(result.median),
    ms(result.p95),
  ]);
  console.log(formatTable([head, ...rows]));
  console.log(
    worker ? `\nworker: ${kb(worker)} kB` : "\nworker: not built. Run `npm run build` first to know its bytes.",
  );

  printJudgements(records, code);

  const hundred = results.find(([count]) => count === 100)?.[1];
  if (!hundred) return;
  const total = hundred.bytes + (worker ?? 0);
  const over = total > BUDGET_KB * 1024;
  console.log(
    `100 pages: index${worker ? " and worker" : ""} ${kb(total)} kB, ${over ? "over" : "within"} ${BUDGET_KB} kB; ` +
      `query at the median ${ms(hundred.median)} ms, ${hundred.median > MEDIAN_MS ? "over" : "within"} ${MEDIAN_MS} ms`,
  );
  if (over) process.exitCode = 1;
};

await main().catch(({ message }) => fail(message));
