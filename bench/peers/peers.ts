import { execFileSync } from "node:child_process";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { fail } from "../../src/tools/scripts/tools/fail";
import { installPackages } from "../support/builds/install-packages";
import { newerNode } from "../support/builds/newer-node";
import { formatTable } from "../support/format-table";
import { runBench } from "../support/run-bench";
import { makeObserver } from "../support/views/make-observer";
import { wholeNumber } from "../support/whole-number";
import { measureSite, type SiteCost } from "./measure-site";
import { peersTable } from "./peers-table";
import { plainPages } from "./plain-pages";
import { systems } from "./systems";

/** usage: peers.ts [pages…] [--systems docusaurus,starlight,ours] [--runs 3]; installs the peers in a temporary folder. */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    systems: { type: "string", default: Object.keys(systems).join(",") },
    runs: { type: "string", default: "3" },
  },
});

/** Installs what the system needs, unless that's done. */
const prepare = async (name: string) => {
  const system = systems[name] ?? fail(`${name}: give some of ${Object.keys(systems).join(", ")}`);
  const folder = path.join(tmpdir(), "bench-peers", name);
  if (system.packages) await installPackages(folder, system.packages);
  const node = system.isNewer ? await newerNode(path.join(folder, "node")) : process.execPath;
  const version = execFileSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).trim();
  return { system, folder, node, version, title: system.title, sites: [] as SiteCost[] };
};

/** Builds the same pages with each system, opens those of the first number in Chromium, and prints a table. */
runBench(async () => {
  const counts = (positionals.length > 0 ? positionals : ["100", "1000"]).map((text) => wholeNumber(text, "pages"));
  const runs = wholeNumber(options.runs, "runs");
  const observer = await makeObserver();
  const all = [];
  for (const name of options.systems.split(",")) all.push(await prepare(name));
  for (const [index, count] of counts.entries())
    for (const { system, folder, node, title, sites } of all) {
      console.error(`${title}: ${count} pages`);
      const pages = plainPages("content/docs", count);
      sites.push(await measureSite(system, { folder, node, pages, runs: index === 0 ? runs : 0 }, observer));
    }
  const nodes = all.map(({ title, version }) => `${title} on Node.js ${version}`).join(", ");
  console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores; ${nodes}.`);
  if (all.some(({ system }) => system === systems.ours))
    console.log("Ours also has its own pages, blog, API reference and playground.");
  console.log(`\n${formatTable(peersTable(counts, all))}`);
});
