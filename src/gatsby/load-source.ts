import { createRequire } from "node:module";
import path from "node:path";

import { buildSync } from "esbuild";

import type * as Source from "./source";

/** Beside what Gatsby compiles: it empties the folder when it begins, and keeps it whatever else it forgets. */
const BUNDLE = path.resolve(".cache/compiled/source.js");

const load = createRequire(BUNDLE);

const bundle = (): void => {
  buildSync({
    entryPoints: ["src/gatsby/source.ts"],
    outfile: BUNDLE,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20.19",
    logLevel: "warning",
  });
};

/**
 * All our code that runs at build. Gatsby compiles gatsby-config.ts and gatsby-node.ts with Parcel, and all that they
 * import; esbuild makes one file of the hundreds of modules behind them in a thirtieth of the time.
 */
export const loadSource = (): typeof Source => {
  // Gatsby's workers find what it has made itself.
  const isWorker = process.env.GATSBY_WORKER_ID !== undefined;
  if (!isWorker && !load.cache[BUNDLE]) bundle();
  return load(BUNDLE) as typeof Source;
};
