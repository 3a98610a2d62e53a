import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { debianInstall, isDone, which } from "./debian";
import { fail } from "./fail";
import { toolPath } from "./run";

/** Features to disable in the browser. Only the last list counts, so it repeats what Playwright disables. */
const disabledFeatures = [
  // Address bar suggestions that nobody sees: two internal pages per tab, which take half the time of a test.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"],
  ...["HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"],
  ...["OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"],
];

/** Switches for a browser that connects only to the site. */
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

/** Chromium's separate headless program; a page takes a third less time than in the whole browser. */
const HEADLESS = "chromium-headless-shell";

/** Path of the browser for tests: $CHROMIUM_PATH, the headless program if installed, otherwise a Chromium. */
export const findTestChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? which(HEADLESS) ?? findChromium();

/** Path of an installed Chromium: $CHROMIUM_PATH, one in the PATH, or Playwright's own. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );

const playwrightInstall = {
  says: "npx playwright install chromium",
  run: () => isDone(process.execPath, [toolPath("@playwright/test", "playwright"), "install", "chromium"]),
};

/** Path of a Chromium, installed if necessary. Exits with advice if that fails. */
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
