import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { makeScratchCopy } from "../../src/test/sites/make-scratch-copy";
import { fail } from "../../src/tools/scripts/tools/fail";
import { commitContent } from "../support/builds/commit-content";
import { countPages } from "../support/builds/count-pages";
import { runBuild } from "../support/builds/run-build";
import { parseWholeNumber } from "../support/parse-whole-number";
import { runBench } from "../support/run-bench";
import { generateDocs } from "./generate-docs";
import type { BuildResult, Builds } from "./print-results";
import {
  printBudgets,
  printGrowth,
  printMemory,
  printResults,
  printSteps,
  printWeights,
  toFixed,
} from "./print-results";
import { weighPages } from "./weigh-pages";

/** Default numbers of generated pages. */
const COUNTS = ["100", "400"];

const USAGE = `usage: npm run bench:build-scale -- [N…] [--warm] [--keep]

For each N, ${COUNTS.join(" and ")} unless given: copies the project to a scratch folder, adds N docs pages made from its own,
and builds it there from nothing. Prints seconds, processor seconds of the whole and of each step, peak memory of all
processes together, pages per second, and what a docs page weighs compressed. Builds the site without generated pages
first, to tell what a page adds.
--warm  then builds again without a change, and once more after an edit of one page
--keep  keeps the scratch folders`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    warm: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const copies = new Set<string>();

const removeCopies = (): void => {
  if (options.keep) return;
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  copies.clear();
};

const build = async (label: string, copy: string, count: number): Promise<BuildResult> => {
  console.log(`${label}: building ${count} generated pages and the site's own…`);
  const result = await runBuild(copy, path.join(copy, `${label.replaceAll(" ", "-")}.log`));
  const pages = countPages(copy);
  console.log(`${label}: ${pages} pages in ${toFixed(result.seconds, 1)} s`);
  return { label, count, pages, weights: weighPages(copy), ...result };
};

const measureBuilds = async (count: number): Promise<Builds> => {
  const copy = makeScratchCopy(process.cwd(), mkdtempSync(path.join(tmpdir(), "build-scale-")));
  copies.add(copy);
  console.log(`\n${count} pages in ${copy}`);
  const files = count === 0 ? [] : generateDocs(copy, count);
  commitContent(copy);
  const builds: Builds = [await build("cold", copy, count)];
  if (options.warm && count > 0) {
    builds.push(await build("unchanged", copy, count));
    appendFileSync(path.join(copy, files[files.length >> 1]!), "\nA sentence that was not there before.\n");
    builds.push(await build("one page edited", copy, count));
  }
  removeCopies();
  return builds;
};

const buildScale = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const counts = (positionals.length > 0 ? positionals : COUNTS).map((text) => parseWholeNumber(text, "pages"));
  if (!existsSync("node_modules/gatsby")) fail("Run `npm ci` first: there is no Gatsby here.");

  process.once("exit", removeCopies);
  const ownBuilds = await measureBuilds(0);
  const all: Builds[] = [];
  for (const count of counts) all.push(await measureBuilds(count));
  printResults([ownBuilds, ...all]);
  printSteps([ownBuilds, ...all]);
  console.log();
  const costsMore = printGrowth(ownBuilds[0], all);
  const usesMoreMemory = printMemory(all);
  const weighsMore = printWeights(ownBuilds[0], all);
  printBudgets(all);
  if (costsMore || usesMoreMemory || weighsMore) process.exitCode = 1;
};

runBench(buildScale);
