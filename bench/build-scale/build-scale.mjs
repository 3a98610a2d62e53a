import { appendFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { formatTable } from "../support/format-table.mjs";
import { generateDocs } from "./generate-docs.mjs";
import { commitContent, makeScratchCopy } from "./make-scratch-copy.mjs";
import { runBuild, stopBuilds } from "./run-build.mjs";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const GB = 1024 ** 3;

/** What 1,000 pages may take, from what 100 take; printed, never failing. */
const BUDGETS = { factor: 2, plusSeconds: 25, gigabytes: 1.5 };
/** Parts of the first build that the later ones may take. */
const WARM_BUDGETS = { unchanged: 0.25, edited: 0.35 };

const USAGE = `usage: bench/build-scale N [N2 …] [--warm] [--phases] [--keep]

For each N: copies the project to a scratch folder, adds N docs pages made from its own, and builds it there from
nothing. Prints seconds, user seconds, peak memory of all processes together, and pages per second.
--warm    then builds again without a change, and once more after an edit of one page
--phases  prints the seconds of each of Gatsby's phases
--keep    keeps the scratch folders`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    warm: { type: "boolean", default: false },
    phases: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const fixed = (value, digits) => (value === undefined ? "–" : value.toFixed(digits));
const gigabytes = (bytes) => (bytes === undefined ? undefined : bytes / GB);
const within = (value, limit) => (value > limit ? "over" : "within");

const copies = new Set();

const removeCopies = () => {
  if (!options.keep) for (const copy of copies) rmSync(copy, { recursive: true, force: true });
};

/** Pages of a built site, those that were not generated too. */
const countPages = (copy) =>
  readdirSync(path.join(copy, "public/page-data"), { recursive: true, encoding: "utf8" }).filter(
    (name) => path.basename(name) === "page-data.json",
  ).length;

const build = async (label, copy, count) => {
  console.log(`${label}: building ${count} generated pages and the site's own…`);
  const result = await runBuild(copy, path.join(copy, `${label.replaceAll(" ", "-")}.log`));
  const pages = countPages(copy);
  console.log(`${label}: ${pages} pages in ${fixed(result.seconds, 1)} s`);
  return { label, count, pages, perSecond: pages / result.seconds, ...result };
};

const measure = async (count) => {
  const copy = makeScratchCopy(PROJECT);
  copies.add(copy);
  console.log(`\n${count} pages in ${copy}`);
  const files = generateDocs(copy, count);
  commitContent(copy);
  const results = [await build("cold", copy, count)];
  if (options.warm) {
    results.push(await build("unchanged", copy, count));
    appendFileSync(path.join(copy, files[files.length >> 1]), "\nA sentence that was not there before.\n");
    results.push(await build("one page edited", copy, count));
  }
  if (!options.keep) {
    rmSync(copy, { recursive: true, force: true });
    copies.delete(copy);
  }
  return results;
};

const printResults = (all) => {
  const rows = all.flatMap(([cold, ...warm]) =>
    [cold, ...warm].map(({ label, count, seconds, user, peak, perSecond }) => [
      `${count} ${label}`,
      fixed(seconds, 1),
      fixed(user, 1),
      fixed(gigabytes(peak?.tree), 2),
      fixed(gigabytes(peak?.largest), 2),
      fixed(perSecond, 1),
      label === "cold" ? "" : `${Math.round((100 * seconds) / cold.seconds)} %`,
    ]),
  );
  const head = ["pages, build", "seconds", "user s", "peak GB, all", "largest", "pages/s", "of the cold build"];
  console.log(`\n${formatTable([head, ...rows])}`);
  if (all.some(([{ peak }]) => !peak)) console.log("Memory is measured only on a system that has /proc.");
};

const printPhases = (all) => {
  const colds = all.map(([cold]) => cold);
  const names = [...new Set(colds.flatMap(({ phases }) => [...phases.keys()]))];
  const rows = names
    .map((name) => [name, ...colds.map(({ phases }) => phases.get(name) ?? 0)])
    .filter(([, ...seconds]) => Math.max(...seconds) >= 0.2)
    .map(([name, ...seconds]) => [name, ...seconds.map((value) => fixed(value, 2))]);
  console.log(`\n${formatTable([["phase, seconds of the cold build", ...colds.map(({ count }) => count)], ...rows])}`);
};

const printGrowth = ([[first], ...others]) => {
  const rows = others.map(([other]) => [
    `${other.count} / ${first.count}`,
    fixed(other.pages / first.pages, 1),
    fixed(other.seconds / first.seconds, 2),
    fixed(other.user && first.user && other.user / first.user, 2),
    fixed(other.peak && other.peak.tree / first.peak.tree, 2),
  ]);
  console.log(`\n${formatTable([["ratio", "pages", "seconds", "user s", "memory"], ...rows])}`);
};

const printBudgets = (all) => {
  const cold = (count) => all.map(([result]) => result).find((result) => result.count === count);
  const [hundred, thousand] = [cold(100), cold(1000)];
  if (hundred && thousand) {
    const limit = BUDGETS.factor * hundred.seconds + BUDGETS.plusSeconds;
    console.log(
      `\n1,000 pages: ${fixed(thousand.seconds, 1)} s, ${within(thousand.seconds, limit)} ` +
        `${BUDGETS.factor} × ${fixed(hundred.seconds, 1)} s + ${BUDGETS.plusSeconds} s = ${fixed(limit, 1)} s`,
    );
  }
  if (thousand?.peak) {
    const peak = gigabytes(thousand.peak.tree);
    console.log(`1,000 pages: ${fixed(peak, 2)} GB, ${within(peak, BUDGETS.gigabytes)} ${BUDGETS.gigabytes} GB`);
  }
  for (const [first, unchanged, edited] of all) {
    if (!unchanged || !edited) continue;
    for (const [result, limit] of [
      [unchanged, WARM_BUDGETS.unchanged],
      [edited, WARM_BUDGETS.edited],
    ]) {
      const part = result.seconds / first.seconds;
      console.log(
        `${first.count} pages, ${result.label}: ${Math.round(100 * part)} % of the cold build, ` +
          `${within(part, limit)} ${100 * limit} %`,
      );
    }
  }
};

const main = async () => {
  if (options.help || positionals.length === 0) {
    console.log(USAGE);
    process.exitCode = options.help ? 0 : 1;
    return;
  }
  const counts = positionals.map(Number);
  const wrong = positionals.find((_, at) => !Number.isInteger(counts[at]) || counts[at] < 1);
  if (wrong) fail(`${wrong}: give a whole number of pages from 1`);
  if (!existsSync(path.join(PROJECT, "node_modules/gatsby"))) fail("Run `npm ci` first: there is no Gatsby here.");

  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      stopBuilds();
      removeCopies();
      process.exit(1);
    });
  try {
    const all = [];
    for (const count of counts) all.push(await measure(count));
    printResults(all);
    if (options.phases) printPhases(all);
    if (all.length > 1) printGrowth(all);
    printBudgets(all);
  } finally {
    removeCopies();
  }
};

await main().catch(({ message }) => fail(message));
