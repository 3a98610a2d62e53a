import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import { fail } from "../../tools/scripts/tools/fail";
import { toolPath } from "../../tools/scripts/tools/run";
import { debianInstall, type Install, isDone, which } from "./debian";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Chromium's separate headless program; a page takes a third less time than in the whole browser. */
const SHELL = "chromium-headless-shell";

/** Path of Playwright's headless program, in the folder next to that of its whole browser. */
const findPlaywrightShell = (): string | undefined => {
  const [browser, revision] = /^.*[\\/]chromium-(\d+)(?=[\\/])/.exec(chromium.executablePath()) ?? [];
  if (!browser) return undefined;
  const folder = path.join(path.dirname(browser), `chromium_headless_shell-${revision}`);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const file = files.find((name) => /(?:^|[\\/])(?:chrome-headless-|headless_)shell(?:\.exe)?$/.test(name));
  return file && path.join(folder, file);
};

/** Path of the headless program for tests: $CHROMIUM_PATH, the one in the PATH, or Playwright's own. */
const findShell = (): string | undefined => process.env.CHROMIUM_PATH ?? which(SHELL) ?? findPlaywrightShell();

/** Returns the path of an installed Chromium: $CHROMIUM_PATH, one in the PATH, or Playwright's own. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );

/** Returns the path of the browser for tests: the headless program if installed, otherwise a Chromium. */
export const findTestChromium = (): string | undefined => findShell() ?? findChromium();

const playwrightInstall = (...options: readonly string[]): Install => {
  const args = ["install", ...options, "chromium"];
  return {
    says: `npx playwright ${args.join(" ")}`,
    run: () => isDone(process.execPath, [toolPath("@playwright/test", "playwright"), ...args]),
  };
};

const debianInstalls = (name: string): readonly Install[] => {
  const install = debianInstall([name, "fonts-liberation"]);
  return install ? [install] : [];
};

interface TestBrowser {
  find(): string | undefined;
  /** What installs it, in the order to try. */
  installs(): readonly Install[];
}

/** The browsers for tests, the fastest first. */
const testBrowsers: readonly TestBrowser[] = [
  { find: findShell, installs: () => [...debianInstalls(SHELL), playwrightInstall("--only-shell")] },
  { find: findChromium, installs: () => [...debianInstalls("chromium"), playwrightInstall()] },
];

/**
 * Returns the path of a Chromium for tests, installed if necessary: the whole browser only if the headless program
 * can't be had. Exits with advice if neither can.
 */
export const ensureChromium = (browsers = testBrowsers): string => {
  for (const { find, installs } of browsers) {
    const installed = find();
    if (installed) return installed;
    for (const { says, run } of installs()) {
      console.log(
        `The browser tests need Chromium's headless program, or Chromium: running \`${says}\`. ` +
          "Without root: `npx playwright install chromium`, or set CHROMIUM_PATH; `npm run test:unit` needs none.",
      );
      if (!run()) console.log(`That did not work: ${says}`);
      const found = find();
      if (found) return found;
    }
  }
  return fail(
    "The browser tests need Chromium, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) " +
      "or set CHROMIUM_PATH to its executable. `npm run test:unit` runs the tests that need no browser.",
  );
};
