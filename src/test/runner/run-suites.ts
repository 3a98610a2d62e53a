import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

import { ensureBuild } from "../../tools/scripts/build/ensure-build";
import { runNode, toolPath } from "../../tools/scripts/tools/run";
import { escapeRegExp } from "../../utils/text/escape";
import { freePort } from "../node/free-port";
import { ensurePrefixedSite } from "../sites/ensure-test-sites";
import { ensureChromium } from "../tools/chromium";
import { proofDiagnostics } from "./proof-diagnostics";
import type { TestReport } from "./proofs";
import type { Selection } from "./select-tests";
import type { RunnerName } from "./test-files";

/** How the tests of a run ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Browser tests that passed only on a retry. */
  flaky: number;
}

const REPORTS = "test-results";

/** Runs a tool that writes its report to `<name>.json`. If it crashes before that, it counts as one failure. */
const runSuite = async <Report>(
  name: RunnerName,
  tool: string,
  args: (file: string) => string[],
  count: (report: Report) => Counts,
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  const code = await runNode(tool, args(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const counted = count(JSON.parse(readFileSync(file, "utf8")) as Report);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

interface JestReport extends TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

type Run = (selection: Selection | undefined, options: readonly string[]) => Promise<Counts>;

/** Each runner's tests: the selected ones, or all of them if nothing is selected. */
export const runSuites: Readonly<Record<RunnerName, Run>> = {
  unit: (selection, options) => {
    const selected = selection ? ["--runTestsByPath", ...selection.files] : [];
    const named = selection?.name === undefined ? [] : ["--testNamePattern", selection.name];
    return runSuite<JestReport>(
      "unit",
      toolPath("jest"),
      (file) => [
        ...["--config", ".jest.config.cjs", "--maxWorkers", "100%", "--json", "--outputFile", file],
        ...[...options, ...named, ...selected],
      ],
      (report) => {
        const unproved = proofDiagnostics(report, selection, options);
        for (const diagnostic of unproved) console.error(diagnostic);
        return {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites + unproved.length,
          // Jest counts tests that a name filter leaves out as skipped.
          skipped: named.length > 0 ? 0 : report.numPendingTests,
          flaky: 0,
        };
      },
    );
  },
  e2e: async (selection, options) => {
    const CHROMIUM_PATH = ensureChromium();
    await ensureBuild();
    await ensurePrefixedSite();
    const E2E_PORT = process.env.E2E_PORT ?? String(await freePort());
    const named = selection?.name === undefined ? [] : ["--grep", selection.name];
    const files = (selection?.files ?? []).map(escapeRegExp);
    return runSuite<PlaywrightReport>(
      "e2e",
      toolPath("@playwright/test", "playwright"),
      () => ["test", "--config", "e2e/playwright.config.ts", ...options, ...named, ...files],
      ({ stats, errors }) => ({
        passed: stats.expected + stats.flaky,
        flaky: stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      }),
      { CHROMIUM_PATH, E2E_PORT },
    );
  },
};
