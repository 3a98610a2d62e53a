import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { ensureChromium } from "./chromium.mjs";
import { ensureBuild } from "./ensure-build.mjs";
import { freePort } from "./free-port.mjs";
import { runNode, toolPath } from "./run.mjs";

/** usage: test.mjs [unit] [e2e]; both when none is named. Ends with "N passed, N failed". */
const wanted = process.argv.slice(2);
const suites = wanted.length > 0 ? wanted : ["unit", "e2e"];
const REPORTS = "test-results";

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** Runs a suite; a suite that breaks before it reports counts as one failure. */
const runSuite = async (label, tool, args, env, count) => {
  console.log(`\n${label}`);
  const file = `${REPORTS}/${args.report}.json`;
  rmSync(file, { force: true });
  const code = await runNode(tool, args.list(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = readReport(file);
  const counted = report ? count(report) : { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
};

const unit = () =>
  runSuite(
    "Unit tests…",
    toolPath("jest"),
    {
      report: "unit",
      list: (file) => ["--config", ".jest.config.cjs", "--maxWorkers", "100%", "--json", "--outputFile", file],
    },
    {},
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }),
  );

const e2e = async () => {
  const chromiumPath = ensureChromium();
  await ensureBuild();
  return runSuite(
    "Browser tests…",
    toolPath("@playwright/test", "playwright"),
    { report: "e2e", list: () => ["test", "--config", "e2e/playwright.config.ts", "--reporter", "dot,json"] },
    { CHROMIUM_PATH: chromiumPath, E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) },
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }),
  );
};

mkdirSync(REPORTS, { recursive: true });
const results = [];
if (suites.includes("unit")) results.push(await unit());
if (suites.includes("e2e")) results.push(await e2e());
const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
console.log(`\n${sum("skipped")} skipped, ${sum("flaky")} passed only when tried again`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1);
