import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { debianInstall, isDone, which } from "./debian";
import { fail } from "./fail";
import { toolPath } from "./run";

/** What is switched off in the browser: the last list counts, so what Playwright switches off by itself is in it too. */
const disabledFeatures = [
  // Suggestions below an address bar that nobody sees: two pages of the browser's own for each tab, half the time of a test.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Switches for a browser that talks to nobody but the site. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Chromium without a window, in a program of its own: a page costs it a third less than the whole browser. */
const HEADLESS = "chromium-headless-shell";

/** Path of what runs the browser tests: $CHROMIUM_PATH, the headless program where there is one, or a Chromium. */
export const findTestChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? which(HEADLESS) ?? findChromium();

/** Path of an installed Chromium: $CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );

const playwrightInstall = {
  says: "npx playwright install chromium",
  run: () => isDone(process.execPath, [toolPath("@playwright/test", "playwright"), "install", "chromium"]),
};

/** Path of a Chromium, installed when there is none. Exits with advice when none can be had. */
export const ensureChromium = (): string => {
  const debian = [HEADLESS, "chromium"].flatMap((name) => debianInstall([name, "fonts-liberation"]) ?? []);
  for (const way of [undefined, ...debian, playwrightInstall]) {
    if (way) {
      console.log(
        `The browser tests need Chromium, and none is installed: running \`${way.says}\`. ` +
          "Without root: `npx playwright install chromium`, or set CHROMIUM_PATH; `npm run test:unit` needs none.",
      );
      if (!way.run()) console.log(`That did not work: ${way.says}`);
    }
    const found = findTestChromium();
    if (found) return found;
  }
  return fail(
    "The browser tests need Chromium, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) " +
      "or set CHROMIUM_PATH to its executable. `npm run test:unit` runs the tests that need no browser.",
  );
};
