import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

/** Switches for a browser that talks to nobody but the site. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const which = (command) => {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/** Path of an installed Chromium: $CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

const mayUseApt = () => which("apt-get") && process.getuid?.() === 0;

const tryTo = (label, command, args) => {
  console.log(label);
  try {
    execFileSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  } catch {
    console.log(`That did not work: ${command} ${args.join(" ")}`);
  }
};

/** Path of a Chromium, installed when there is none. Exits with advice when none can be had. */
export const ensureChromium = () => {
  const steps = [
    () => {
      if (!mayUseApt()) return;
      tryTo("No Chromium found: updating Debian's package lists…", "apt-get", ["update", "-qq"]);
      tryTo("Installing Debian's chromium…", "apt-get", [
        "install",
        "-y",
        "-qq",
        "--no-install-recommends",
        "chromium",
        "fonts-liberation",
      ]);
    },
    () => tryTo("Installing Playwright's Chromium…", "npx", ["playwright", "install", "chromium"]),
  ];
  for (const step of [() => undefined, ...steps]) {
    step();
    const path = findChromium();
    if (path) return path;
  }
  console.error(
    "The browser tests need Chromium, and none could be installed. Install one (Debian: apt-get install chromium) " +
      "or set CHROMIUM_PATH to its executable. `npm run test:unit` runs the tests that need no browser.",
  );
  return process.exit(1);
};
