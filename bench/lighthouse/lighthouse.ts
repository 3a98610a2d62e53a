import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { chromiumArgs } from "../../src/test/browser/chromium-args";
import { installNewerNode } from "../support/builds/install-newer-node";
import { installPackages } from "../support/builds/install-packages";
import { runBench } from "../support/run-bench";
import { requireChromium } from "../support/views/require-chromium";
import { servePublic } from "../support/views/serve-public";

const FOLDER = path.resolve("node_modules/.cache/bench-lighthouse");
const routes = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/docs/api/", "/blog/welcome/", "/playground/"];

/** usage: lighthouse.ts [route…]; prints Lighthouse's scores of pages of the built site, with its mobile preset. */
runBench(async () => {
  const [node, env] = [
    await installNewerNode(path.join(FOLDER, "node")),
    { ...process.env, CHROME_PATH: requireChromium() },
  ];
  await installPackages(FOLDER, { dependencies: { lighthouse: "13.5.0" } });
  const command = [path.join(FOLDER, "node_modules/lighthouse/cli/index.js"), "--output=json", "--quiet"];
  const flags = `--chrome-flags=${["--headless", ...chromiumArgs].join(" ")}`;
  const { origin, stop } = await servePublic("public");
  for (const route of routes) {
    const run = await promisify(execFile)(node, [...command, flags, origin + route], { env, maxBuffer: 2 ** 28 });
    const { categories } = JSON.parse(run.stdout) as { categories: Record<string, { id: string; score: number }> };
    console.log(route, ...Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`));
  }
  await stop();
});
