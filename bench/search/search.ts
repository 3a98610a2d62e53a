import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { siteSearchRecords } from "../../src/test/site-search-records";
import { formatTable } from "../support/format-table";
import { runBench } from "../support/run-bench";
import { wholeNumber } from "../support/whole-number";
import { generateRecords } from "./generate-records";
import { gzipBytes, measureIndex } from "./measure-index";
import type { IndexCost } from "./measure-index";
import { printJudgements } from "./print-judgements";

const COUNTS = [100, 1000, 5000];

/** For 100 pages: kB of 1024 bytes, compressed, of index and worker; above it the exit code is 1. */
const BUDGET_KB = 150;
/** Milliseconds of a query at the median, for 100 pages; for information. */
const MEDIAN_MS = 20;

const USAGE = `usage: npm run bench:search -- [pages…]

Packs the search index of a site of so many pages (${COUNTS.join(", ")} unless told otherwise): its own, and more that are made of
their sentences, with new words for the rare ones. Prints its bytes, how long the worker's code takes to make the index
ready, and how long it takes to answer the judged queries, 20 hits with marks and snippets each, when it has answered
them once before; then how well the site's own index answers each set of them. Node.js runs it, not a browser. The bytes
of the worker are those of the built site, when there is one.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const ms = (milliseconds: number): string => milliseconds.toFixed(1);

/** Compressed bytes of the built worker; undefined when there is none. */
const workerBytes = (): number | undefined => {
  if (!existsSync("public")) return undefined;
  const worker = readdirSync("public")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`public/${name}`))
    .find((code) => code.includes("/search-texts"));
  return worker && gzipBytes(worker);
};

const printBudget = ({ bytes, median }: IndexCost, worker: number | undefined): void => {
  const total = bytes + (worker ?? 0);
  const over = total > BUDGET_KB * 1024;
  console.log(
    `100 pages: index${worker ? " and worker" : ""} ${kb(total)} kB, ${over ? "over" : "within"} ${BUDGET_KB} kB; ` +
      `query at the median ${ms(median)} ms, ${median > MEDIAN_MS ? "over" : "within"} ${MEDIAN_MS} ms`,
  );
  if (over) process.exitCode = 1;
};

const search = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const counts = positionals.length > 0 ? positionals.map((text) => wholeNumber(text, "pages")) : COUNTS;
  const records = await siteSearchRecords();
  const own = new Set(records.map(({ url }) => url.replace(/#.*/, ""))).size;
  console.log(`The site has ${own} pages and ${records.length} records of its own; the other pages are generated.\n`);

  const results = new Map<number, IndexCost>();
  for (const count of counts) {
    console.error(`${count} pages: packing, unpacking, asking the judged queries`);
    results.set(count, await measureIndex(generateRecords(records, count)));
  }
  const head = ["pages", "records", "index kB", "pack ms", "ready ms", "query ms, median", "p95"];
  const rows = [...results].map(([count, cost]) => [
    Math.max(count, own),
    cost.records,
    kb(cost.bytes),
    ...[cost.packing, cost.loading, cost.median, cost.p95].map(ms),
  ]);
  console.log(formatTable([head, ...rows]));
  const worker = workerBytes();
  console.log(
    worker ? `\nworker: ${kb(worker)} kB` : "\nworker: not built. Run `npm run build` first to know its bytes.",
  );

  printJudgements(records);
  const hundred = results.get(100);
  if (hundred) printBudget(hundred, worker);
};

runBench(search);
