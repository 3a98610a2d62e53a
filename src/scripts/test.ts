import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { ensureChromium } from "./tools/chromium";
import { ensureBuild } from "./build/ensure-build";
import { ensurePrefixedSite } from "./build/ensure-prefixed-site";
import { freePort } from "./tools/free-port";
import { runNode, toolPath } from "./tools/run";

/** usage: test.ts [unit] [e2e]; both when none is named. Ends with "N passed, N failed". */
const wanted = process.argv.slice(2);
const suites = wanted.length > 0 ? wanted : ["unit", "e2e"];
const REPORTS = "test-results";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Browser tests that passed only when tried again. */
  flaky?: number;
}

interface Suite<Report> {
  label: string;
  tool: string;
  /** Arguments that make the tool write its report, as JSON, to a file. */
  args: (file: string) => string[];
  env?: Record<string, string>;
  count: (report: Report) => Counts;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
};

/** Runs a suite; a suite that breaks before it reports counts as one failure. */
const runSuite = async <Report>({ label, tool, args, env, count }: Suite<Report>, name: string): Promise<Counts> => {
  console.log(`\n${label}`);
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  const code = await runNode(tool, args(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = readReport<Report>(file);
  const counted = report ? count(report) : { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

const unit = (): Promise<Counts> =>
  runSuite<JestReport>(
    {
      label: "Unit tests…",
      tool: toolPath("jest"),
      args: (file) => ["--config", ".jest.config.cjs", "--maxWorkers", "100%", "--json", "--outputFile", file],
      count: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        skipped: report.numPendingTests,
      }),
    },
    "unit",
  );

const e2e = async (): Promise<Counts> => {
  const CHROMIUM_PATH = ensureChromium();
  await ensureBuild();
  await ensurePrefixedSite();
  const E2E_PORT = process.env.E2E_PORT ?? String(await freePort());
  return runSuite<PlaywrightReport>(
    {
      label: "Browser tests…",
      tool: toolPath("@playwright/test", "playwright"),
      args: () => ["test", "--config", "e2e/playwright.config.ts", "--reporter", "dot,json"],
      env: { CHROMIUM_PATH, E2E_PORT },
      count: ({ stats, errors }) => ({
        passed: stats.expected + stats.flaky,
        flaky: stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      }),
    },
    "e2e",
  );
};

const test = async (): Promise<number> => {
  mkdirSync(REPORTS, { recursive: true });
  const results: Counts[] = [];
  if (suites.includes("unit")) results.push(await unit());
  if (suites.includes("e2e")) results.push(await e2e());
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log(`\n${sum("skipped")} skipped, ${sum("flaky")} passed only when tried again`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
};

void test().then((code) => process.exit(code));
