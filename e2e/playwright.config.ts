import path from "node:path";

import { defineConfig } from "@playwright/test";

import { chromiumArgs } from "../src/test/browser/chromium-args";
import { findTestChromium } from "../src/test/tools/chromium";

const root = path.resolve(__dirname, "..");
const port = process.env.E2E_PORT ?? "9100";
const origin = `http://localhost:${port}`;

const desktop = { viewport: { width: 1280, height: 900 } };
/** Tests with tags, but without that of a desktop. */
const onlyElsewhere = /^(?!.*@1280\b).*@(375|served)\b/s;

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, "test-results/e2e"),
  fullyParallel: true,
  workers: 2,
  // A retry would hide the cause.
  retries: 0,
  // Limits for a busy machine, not waits.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.argv.includes("--list")
    ? "list"
    : [["./support/progress-reporter.ts"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    baseURL: origin,
    // Its requests would pass by the routes that tests set.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findTestChromium(),
      // Without a limit each first load starts a second process, and leaves the one of the empty page.
      args: [...chromiumArgs, "--renderer-process-limit=1"],
    },
  },
  // The longest tests are among those of a desktop: starting them first keeps them from running alone at the end.
  projects: [
    { name: "1280", grepInvert: onlyElsewhere, use: desktop },
    // One worker, which reads each page once.
    { name: "served", grep: /@served\b/, use: desktop, workers: 1 },
    { name: "375", grep: /@375\b/, use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `node --import tsx src/tools/scripts/serve.ts --port ${port}`,
    cwd: root,
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
