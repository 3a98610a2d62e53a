import { ensureBuild } from "../build/ensure-build";
import { ensureNodeOnlySite } from "../build/ensure-node-only-site";
import { ensurePrefixedSite } from "../build/ensure-prefixed-site";
import { ensureChromium } from "../tools/chromium";
import { freePort } from "../tools/free-port";
import { toolPath } from "../tools/run";
import { escapeRegExp } from "../../../utils/text/escape";
import type { Counts } from "./counts";
import { runSuite } from "./run-suite";
import type { Selection } from "./select-tests";

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Builds the sites and runs the selected tests with Playwright, or all of them if nothing is selected. */
export const runBrowserTests = async (
  selection: Selection | undefined,
  options: readonly string[],
): Promise<Counts> => {
  const CHROMIUM_PATH = ensureChromium();
  await ensureBuild();
  await ensureNodeOnlySite();
  await ensurePrefixedSite();
  const E2E_PORT = process.env.E2E_PORT ?? String(await freePort());
  const named = selection?.name === undefined ? [] : ["--grep", selection.name];
  return runSuite<PlaywrightReport>({
    name: "e2e",
    tool: toolPath("@playwright/test", "playwright"),
    args: () => [
      ...["test", "--config", "e2e/playwright.config.ts"],
      ...[...options, ...named, ...(selection?.files ?? []).map(escapeRegExp)],
    ],
    env: { CHROMIUM_PATH, E2E_PORT },
    count: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }),
  });
};
