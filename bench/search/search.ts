import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { siteContent } from "../../src/test/content/site-content";
import { siteSearchRecords } from "../../src/test/search/site-search-records";
import { kb } from "../support/format-figures";
import { formatTable } from "../support/format-table";
import { parseWholeNumber } from "../support/parse-whole-number";
import { runBench } from "../support/run-bench";
import { generateRecords } from "./generate-records";
import { gzipBytes, type IndexCost, measureIndex, type Spread } from "./measure-index";
import { printJudgements } from "./print-judgements";

const COUNTS = [100, 1000, 2000, 5000];

/** What each short query may load if it is the first, the worker included, until it shows its best hits. */
interface Budget {
  rounds: number;
  requests: number;
  /** Compressed, of 1024 bytes. */
  kb: number;
}

/**
 * By number of pages; if a budget is exceeded, the exit code is 1. The worker's script is not a round of the query: it
 * loads when the search opens. The milliseconds until ready and per query are only informative.
 */
const BUDGETS = new Map<number, Budget>([
  [100, { rounds: 2, requests: 12, kb: 130 }],
  [1000, { rounds: 2, requests: 12, kb: 130 }],
  [2000, { rounds: 2, requests: 12, kb: 130 }],
  [5000, { rounds: 2, requests: 12, kb: 250 }],
]);
const READY_MS = 500;
const MEDIAN_MS = 20;

const USAGE = `usage: npm run bench:search -- [pages…]

Packs the search index of a site of so many pages (${COUNTS.join(", ")} by default): its own, and more that are made of
their sentences, with new words for the rare ones. Prints its files and bytes, what a query loads when it is the first, until
it shows its best hits (rounds, requests and bytes, of short queries and of the judged ones that are spelt right) and until
it shows all of the first twenty; how long the worker's code takes to make the index ready, and to answer the judged
queries, 20 hits with marks and snippets each, when it has answered them once before; then how well the site's own index
answers each set of them. Node.js runs it, not a browser, and no time has the network in it. The bytes of the worker
are those of the built site, when there is one.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});

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
  const { rounds, requests, bytes } = cost.short.first;
  const loaded: Budget = {
    rounds: rounds.worst,
    requests: requests.worst + 1,
    kb: (bytes.worst + (worker ?? 0)) / 1024,
  };
  const names = { rounds: "rounds", requests: "requests", kb: worker ? "kB" : "kB without the worker" };
  const parts = (["rounds", "requests", "kb"] as const).map(
    (name) => `${Math.ceil(loaded[name])} ${names[name]}, ${within(loaded[name], budget[name])} ${budget[name]}`,
  );
  console.log(
    `${pages} pages: a short first query ${parts.join("; ")}; ` +
      `ready in ${ms(cost.loading)} ms, ${within(cost.loading, READY_MS)} ${READY_MS} ms; ` +
      `query at the median ${ms(cost.median)} ms, ${within(cost.median, MEDIAN_MS)} ${MEDIAN_MS} ms`,
  );
  if (parts.some((part) => part.includes(", over "))) process.exitCode = 1;
};

const search = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const counts = positionals.length > 0 ? positionals.map((text) => parseWholeNumber(text, "pages")) : COUNTS;
  const records = await siteSearchRecords(siteContent());
  const ownCount = new Set(records.map(({ url }) => url.replace(/#.*/, ""))).size;
  console.log(
    `The site has ${ownCount} pages and ${records.length} records of its own; the other pages are generated.\n`,
  );

  const results = new Map<number, IndexCost>();
  for (const count of counts) {
    console.error(`${count} pages: packing, opening, asking the judged queries`);
    results.set(count, await measureIndex(generateRecords(records, count)));
  }
  const loads = [...results].flatMap(([count, cost]) =>
    (["short", "judged"] as const).map((name) => {
      const { first, all, best } = cost[name];
      const spread = ({ median, worst }: Spread, of: (value: number) => string = String): string =>
        `${of(median)} / ${of(worst)}`;
      return [
        Math.max(count, ownCount),
        name,
        ...[first.rounds, first.requests].map((quantity) => spread(quantity)),
        spread(first.bytes, kb),
        spread(best),
        spread(all, kb),
      ];
    }),
  );
  const head = ["pages", "queries", "rounds", "requests", "kB", "best hits", "kB for all hits"];
  console.log(`First queries, median / worst:\n\n${formatTable([head, ...loads])}\n`);
  const rows = [...results].map(([count, cost]) => [
    Math.max(count, ownCount),
    cost.records,
    cost.files,
    kb(cost.bytes),
    ...[cost.packing, cost.loading, cost.median, cost.p95].map(ms),
  ]);
  console.log(formatTable([["pages", "records", "files", "kB", "pack ms", "ready", "query", "p95"], ...rows]));
  const worker = workerBytes();
  console.log(
    worker ? `\nworker: ${kb(worker)} kB` : "\nworker: not built. Run `npm run build` first to know its bytes.",
  );

  await printJudgements(records);
  console.log();
  for (const [pages, cost] of results) printBudget(pages, cost, worker);
};

runBench(search);
