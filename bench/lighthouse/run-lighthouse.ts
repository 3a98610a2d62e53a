import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { chromiumArgs } from "../../src/tools/scripts/tools/chromium";
import { installPackages } from "../support/builds/install-packages";
import { newerNode } from "../support/builds/newer-node";
import { installedChromium } from "../support/views/installed-chromium";
import { CATEGORIES, type LighthouseResult } from "./page-report";

export const LIGHTHOUSE = "13.5.0";
/** Kept between runs; not a dependency of the project. */
const FOLDER = path.resolve("node_modules/.cache/bench-lighthouse");
const MAX_BYTES = 256 * 1024 ** 2;

/** Runs Lighthouse on an address; for a hidden page it skips whether search engines may list it. */
type RunLighthouse = (url: string, hidden: boolean) => Promise<LighthouseResult>;

/** Returns a function that runs Lighthouse on an address with its mobile preset. Installs Lighthouse if necessary. */
export const prepareLighthouse = async (): Promise<RunLighthouse> => {
  const chromium = installedChromium();
  const node = await newerNode(path.join(FOLDER, "node"));
  await installPackages(FOLDER, { dependencies: { lighthouse: LIGHTHOUSE } });
  const script = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
  const args = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${["--headless", ...chromiumArgs].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  return async (url, hidden) => {
    const skipped = hidden ? ["--skip-audits=is-crawlable"] : [];
    const { stdout } = await promisify(execFile)(node, [script, url, ...args, ...skipped], {
      env,
      maxBuffer: MAX_BYTES,
    });
    const result = JSON.parse(stdout) as LighthouseResult;
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return result;
  };
};
