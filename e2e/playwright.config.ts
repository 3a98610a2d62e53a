import path from "node:path";

import { defineConfig } from "@playwright/test";

import { chromiumArgs } from "../src/test/browser/chromium-args";
import { findTestChromium } from "../src/tools/scripts/tools/chromium";
import { widths } from "./support/widths";

const root = path.resolve(__dirname, "..");
const port = process.env.E2E_PORT ?? "9100";
const origin = `http://localhost:${port}`;
const touch = { hasTouch: true, isMobile: true };

/** Matches tests with one of these tags. */
const tagged = (...wanted: readonly (number | string)[]): RegExp => new RegExp(`@(${wanted.join("|")})\\b`);
const desktop = { viewport: { width: 1280, height: 900 } };

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
      args: chromiumArgs,
    },
  },
  // The longest tests are among those that run once: starting them first keeps them from running alone at the end.
  projects: [
    { name: "once", grepInvert: tagged(...widths, "served"), use: desktop },
    // One worker, which reads each page once.
    { name: "served", grep: tagged("served"), use: desktop, workers: 1 },
    { name: "1280", grep: tagged(1280), use: desktop },
    { name: "997", grep: tagged(997), use: { viewport: { width: 997, height: 800 } } },
    { name: "768", grep: tagged(768), use: { viewport: { width: 768, height: 1024 }, ...touch } },
    { name: "375", grep: tagged(375), use: { viewport: { width: 375, height: 812 }, ...touch } },
  ],
  webServer: {
    command: `node --import tsx src/tools/scripts/serve.ts --port ${port}`,
    cwd: root,
    url: origin,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
