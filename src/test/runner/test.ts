import { readFileSync } from "node:fs";

import { fail } from "../../tools/scripts/tools/fail";
import { runNode } from "../../tools/scripts/tools/run";
import { ensureTestTools } from "../tools/ensure-test-tools";
import { quickFiles } from "./quick-files";
import { type Counts, runSuites } from "./run-suites";
import { type Selection, selectTests } from "./select-tests";
import { type RunnerName, runnerNames, testFiles } from "./test-files";

/**
 * Checks the samples, texts and symbols that changed since the evidence was stored; in CI, all of them. Counts as one
 * test: its problems are printed by file and line.
 */
const runVerify = async (): Promise<Counts> => {
  const all = process.env.CI ? ["--all"] : [];
  const code = await runNode("src/tools/scripts/verify.ts", ["--locked", ...all]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0 };
};

const usage = `usage: test.ts [long] [quick | verify | unit | e2e] [path or name…] [-option…]

Checks samples, text and symbols, then runs the unit tests and the browser tests, or one of these three. With arguments:
the unit and browser tests whose file's path or whose name contains one. "quick" runs the tests of pure functions and
those beside changed files, "long" random and exhaustive tests at their full size. Options are the runner's (-u,
--selectProjects=ern).`;

const isLong = process.argv[2] === "long";
if (isLong) process.env.TEST_TIER = "long";
const args = process.argv.slice(isLong ? 3 : 2);
const [first = "", ...others] = args;
const isQuick = first === "quick";
const isVerify = first === "verify";
const isOneRunner = (runnerNames as readonly string[]).includes(first);
const rest = isQuick || isVerify || isOneRunner ? others : args;
const options = rest.filter((argument) => argument.startsWith("-"));
const wanted = rest.filter((argument) => !argument.startsWith("-"));
const runners = isQuick ? ["unit" as const] : runnerNames.filter((runner) => !isOneRunner || runner === first);
if ((options.length > 0 && !isOneRunner) || ((isQuick || isVerify) && wanted.length > 0)) fail(usage);

const listTests = (runner: RunnerName) =>
  runners.includes(runner) ? testFiles(runner).map((file) => ({ file, text: () => readFileSync(file, "utf8") })) : [];

/** What each runner runs: all of its tests if nothing is selected; runners without selected tests are left out. */
const toRuns = (): [RunnerName, Selection | undefined][] => {
  if (isVerify) return [];
  if (isQuick) return [["unit", { files: quickFiles(testFiles("unit")) }]];
  if (wanted.length === 0) return runners.map((runner) => [runner, undefined]);
  const selections = selectTests(wanted, { unit: listTests("unit"), e2e: listTests("e2e") });
  return runners.filter((runner) => selections[runner].files.length > 0).map((runner) => [runner, selections[runner]]);
};

const NOTHING = `Nothing matches ${wanted.map((word) => `"${word}"`).join(" and ")}: no path of a test file and no name of a test contains it.`;

const test = async (): Promise<void> => {
  const runs = toRuns();
  if (runs.length === 0 && !isVerify) fail(NOTHING);
  const results: Counts[] = [];
  if (wanted.length === 0 && !isQuick) ensureTestTools();
  // Fills the pauses of the other tests. If it fails, the build before the browser tests fails too, and prints why.
  const sites = runs.length > 1 ? runNode("src/test/runner/build-test-sites.ts", [], { stdio: "ignore" }) : undefined;
  if (wanted.length === 0 && !isQuick && !isOneRunner) {
    console.log("\nSamples, text and symbols…");
    results.push(await runVerify());
  }
  for (const [runner, selection] of runs) {
    console.log(`\n${runner === "unit" ? "Unit tests" : "Browser tests"}…`);
    if (runner === "e2e") await sites;
    results.push(await runSuites[runner](selection, options));
  }
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
  if (wanted.length > 0 && sum("passed") + sum("failed") + sum("skipped") === 0) fail(NOTHING);
  console.log(`\n${sum("skipped")} skipped, ${sum("flaky")} passed only when tried again`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1);
};

void test();
