import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { fail } from "../../src/scripts/tools/fail";
import { countPages } from "../support/builds/count-pages";
import { makeScratchCopy } from "../../src/scripts/build/make-scratch-copy";
import { commitContent } from "../support/builds/commit-content";
import { runBuild } from "../support/builds/run-build";
import { stopCommands } from "../support/builds/time-command";
import { runBench } from "../support/run-bench";
import { wholeNumber } from "../support/whole-number";
import { generateDocs } from "./generate-docs";
import { fixed, printBudgets, printGrowth, printMemory, printPhases, printResults } from "./print-results";
import type { BuildResult, Builds } from "./print-results";

const USAGE = `usage: npm run bench:build-scale -- N [N2 …] [--warm] [--phases] [--keep]

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
  console.log(`${label}: ${pages} pages in ${fixed(result.seconds, 1)} s`);
  return { label, count, pages, ...result };
};

const measure = async (count: number): Promise<Builds> => {
  const copy = makeScratchCopy(process.cwd(), mkdtempSync(path.join(tmpdir(), "build-scale-")));
  copies.add(copy);
  console.log(`\n${count} pages in ${copy}`);
  const files = generateDocs(copy, count);
  commitContent(copy);
  const builds: Builds = [await build("cold", copy, count)];
  if (options.warm) {
    builds.push(await build("unchanged", copy, count));
    appendFileSync(path.join(copy, files[files.length >> 1]!), "\nA sentence that was not there before.\n");
    builds.push(await build("one page edited", copy, count));
  }
  removeCopies();
  return builds;
};

const buildScale = async (): Promise<void> => {
  if (options.help || positionals.length === 0) {
    console.log(USAGE);
    process.exitCode = options.help ? 0 : 1;
    return;
  }
  const counts = positionals.map((text) => wholeNumber(text, "pages"));
  if (!existsSync("node_modules/gatsby")) fail("Run `npm ci` first: there is no Gatsby here.");

  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      stopCommands();
      removeCopies();
      process.exit(1);
    });
  try {
    const all: Builds[] = [];
    for (const count of counts) all.push(await measure(count));
    printResults(all);
    if (options.phases) printPhases(all);
    printGrowth(all);
    printBudgets(all);
    if (printMemory(all)) process.exitCode = 1;
  } finally {
    removeCopies();
  }
};

runBench(buildScale);
