import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { siteContent } from "../../src/test/content/site-content";
import { siteSearchRecords } from "../../src/test/search/site-search-records";
import { formatTable } from "../support/format-table";
import { runBench } from "../support/run-bench";
import { wholeNumber } from "../support/whole-number";
import { generateRecords } from "./generate-records";
import { gzipBytes, type IndexCost, measureIndex } from "./measure-index";
import { printJudgements } from "./print-judgements";

const COUNTS = [100, 1000, 5000];

/**
 * By number of pages: the maximum compressed kB (of 1024 bytes) of the worker and of what the median judged query loads
 * of the index if it is the first; if exceeded, the exit code is 1. The milliseconds until ready and per query are only
 * informative.
 */
const BUDGETS = new Map([
  [100, 150],
  [5000, 250],
]);
const READY_MS = 500;
const MEDIAN_MS = 20;

const USAGE = `usage: npm run bench:search -- [pages…]

Packs the search index of a site of so many pages (${COUNTS.join(", ")} unless told otherwise): its own, and more that are made of
their sentences, with new words for the rare ones. Prints its bytes, those that a judged query loads when it is the first,
of the index and of the pages that it shows, how long the worker's code takes to make the index ready, and to answer the
judged queries, 20 hits with marks and snippets each, when it has answered them once before; then how well the site's own
index answers each set of them. Node.js runs it, not a browser, and no time has the network in it. The bytes of the worker
are those of the built site, when there is one.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const ms = (milliseconds: number): string => milliseconds.toFixed(1);

/** Compressed size of the built worker; undefined if there is none. */
const workerBytes = (): number | undefined => {
  if (!existsSync("public")) return undefined;
  const worker = readdirSync("public")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`public/${name}`))
    .find((code) => code.includes("/search-index"));
  return worker && gzipBytes(worker);
};

const printBudget = (pages: number, cost: IndexCost, worker: number | undefined): void => {
  const budget = BUDGETS.get(pages);
  if (budget === undefined) return;
  const within = (value: number, limit: number): string => (value > limit ? "over" : "within");
  const first = cost.first.median + (worker ?? 0);
  console.log(
    `${pages} pages: first query${worker ? " with the worker" : ""} ${kb(first)} kB, ${within(first, budget * 1024)} ` +
      `${budget} kB; ready in ${ms(cost.loading)} ms, ${within(cost.loading, READY_MS)} ${READY_MS} ms; ` +
      `query at the median ${ms(cost.median)} ms, ${within(cost.median, MEDIAN_MS)} ${MEDIAN_MS} ms`,
  );
  if (first > budget * 1024) process.exitCode = 1;
};

const search = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const counts = positionals.length > 0 ? positionals.map((text) => wholeNumber(text, "pages")) : COUNTS;
  const records = await siteSearchRecords(siteContent());
  const own = new Set(records.map(({ url }) => url.replace(/#.*/, ""))).size;
  console.log(`The site has ${own} pages and ${records.length} records of its own; the other pages are generated.\n`);

  const results = new Map<number, IndexCost>();
  for (const count of counts) {
    console.error(`${count} pages: packing, opening, asking the judged queries`);
    results.set(count, await measureIndex(generateRecords(records, count)));
  }
  const head = ["pages", "records", "kB", "first query", "worst", "shown", "worst", "pack ms", "ready", "query", "p95"];
  const rows = [...results].map(([count, cost]) => [
    Math.max(count, own),
    cost.records,
    ...[cost.bytes, cost.first.median, cost.first.worst, cost.shown.median, cost.shown.worst].map(kb),
    ...[cost.packing, cost.loading, cost.median, cost.p95].map(ms),
  ]);
  console.log(formatTable([head, ...rows]));
  const worker = workerBytes();
  console.log(
    worker ? `\nworker: ${kb(worker)} kB` : "\nworker: not built. Run `npm run build` first to know its bytes.",
  );

  await printJudgements(records);
  console.log();
  for (const [pages, cost] of results) printBudget(pages, cost, worker);
};

runBench(search);
