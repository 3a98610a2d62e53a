import { execFileSync } from "node:child_process";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { fail } from "../../src/tools/scripts/tools/fail";
import { installNewerNode } from "../support/builds/install-newer-node";
import { installPackages } from "../support/builds/install-packages";
import { formatTable } from "../support/format-table";
import { parseWholeNumber } from "../support/parse-whole-number";
import { runBench } from "../support/run-bench";
import { createObserver } from "../support/views/create-observer";
import { buildInTurn, type Installed, measureSite, type SiteCost } from "./measure-site";
import { peersTable } from "./peers-table";
import { toPlainPages } from "./plain-pages";
import { systems } from "./systems";

/** usage: peers.ts [pages…] [--systems docusaurus,starlight,ours] [--runs 3]; installs the peers in a temporary folder. */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    systems: { type: "string", default: Object.keys(systems).join(",") },
    runs: { type: "string", default: "3" },
  },
});

/** Builds the same pages with each system, opens those of the first number in Chromium, and prints a table. */
runBench(async () => {
  const counts = (positionals.length > 0 ? positionals : ["100", "1000"]).map((text) =>
    parseWholeNumber(text, "pages"),
  );
  const runs = parseWholeNumber(options.runs, "runs");
  const observer = await createObserver();
  console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`);
  const installed: Installed[] = [];
  for (const name of options.systems.split(",")) {
    const system = systems[name] ?? fail(`${name}: give some of ${Object.keys(systems).join(", ")}`);
    const folder = path.join(tmpdir(), "bench-peers", name);
    if (system.packages) await installPackages(folder, system.packages);
    const node = system.isNewer ? await installNewerNode(path.join(folder, "node")) : process.execPath;
    console.log(`${system.title}, on Node.js ${execFileSync(node, ["--version"], { encoding: "utf8" }).trim()}`);
    installed.push({ system, folder, node });
  }
  const measured = installed.map(({ system: { title } }) => ({ title, sites: [] as SiteCost[] }));
  for (const [place, count] of counts.entries()) {
    const pages = toPlainPages("content/docs", count);
    const builds = await buildInTurn(installed, pages, place === 0 ? runs : 1);
    for (const [index, system] of installed.entries())
      measured[index]!.sites.push(
        await measureSite(system, builds[index]!, { pages, runs: place === 0 ? runs : 0 }, observer),
      );
  }
  console.log(`\n${formatTable(peersTable(counts, measured))}`);
});
