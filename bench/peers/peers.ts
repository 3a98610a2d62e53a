import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { fail } from "../../src/tools/scripts/tools/fail";
import { stopCommands } from "../support/builds/time-command";
import { runBench } from "../support/run-bench";
import { makeObserver } from "../support/views/make-observer";
import { wholeNumber } from "../support/whole-number";
import { measureSite } from "./measure-site";
import { peersTable, type SystemCosts } from "./peers-table";
import { plainPages } from "./plain-pages";
import { type SystemName, systems } from "./systems";

const NAMES = Object.keys(systems) as SystemName[];
const FOLDER = path.join(tmpdir(), "bench-peers");

const USAGE = `usage: npm run bench:peers -- [pages…] [--systems ${NAMES.join(",")}] [--runs 3] [--keep]

Makes sites of the same plain pages (100 and 1,000 unless told) with each system in ${FOLDER}, builds each
from nothing, and opens those of the first number in Chromium. Prints a table in Markdown. The peers are installed
from npm there, once when the folder is kept.
--systems  those to compare
--runs     times that each page is opened
--keep     keeps the folder, and what is installed in it, for the next run`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    systems: { type: "string", default: NAMES.join(",") },
    runs: { type: "string", default: "3" },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const toSystemName = (text: string): SystemName =>
  NAMES.find((name) => name === text) ?? fail(`${text}: give some of ${NAMES.join(", ")}`);

const clean = (): void => {
  if (!options.keep) rmSync(FOLDER, { recursive: true, force: true });
};

const comparePeers = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const counts = (positionals.length > 0 ? positionals : ["100", "1000"]).map((text) => wholeNumber(text, "pages"));
  const names = options.systems.split(",").map(toSystemName);
  const runs = wholeNumber(options.runs, "runs");
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      stopCommands();
      clean();
      process.exit(1);
    });

  const observer = await makeObserver();
  mkdirSync(FOLDER, { recursive: true });
  try {
    const all = new Map<SystemName, SystemCosts>();
    for (const name of names) {
      const node = await systems[name].install(path.join(FOLDER, name));
      all.set(name, { title: systems[name].title, node, ours: name === "ours", sites: [] });
    }
    for (const [at, count] of counts.entries()) {
      const pages = plainPages("content/docs", count);
      for (const [name, costs] of all) {
        console.error(`${name}: ${count} pages`);
        const site = await measureSite(systems[name], path.join(FOLDER, name), pages, observer, at === 0 ? runs : 0);
        console.error(`${name}: ${site.pages} pages built in ${site.seconds.toFixed(1)} s`);
        all.set(name, { ...costs, sites: [...costs.sites, site] });
      }
    }
    const measured = [...all.values()];
    const nodes = measured.map(({ title, node }) => `${title} on Node.js ${node}`).join(", ");
    const own = all.get("ours")?.sites.map(({ pages }, at) => pages - counts[at]!)[0];
    console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores; ${nodes}.`);
    if (own !== undefined)
      console.log(`Ours has ${own} pages of its own besides, with blog, API reference and playground.`);
    console.log(`\n${peersTable(counts, measured)}`);
  } finally {
    clean();
  }
};

runBench(comparePeers);
