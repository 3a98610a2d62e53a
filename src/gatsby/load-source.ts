import { createRequire } from "node:module";
import path from "node:path";

import { type BuildFailure, buildSync, stop } from "esbuild";

import { ownPackages } from "./own-packages";
import type * as Source from "./source";

/** Next to the files that Gatsby compiles: it empties that folder at the start, but not when it clears its cache. */
const BUNDLE = path.resolve(".cache/compiled/source.js");

const requireBundle = createRequire(BUNDLE);

const bundle = (): void => {
  try {
    buildSync({
      entryPoints: ["src/gatsby/source.ts"],
      outfile: BUNDLE,
      bundle: true,
      packages: "external",
      alias: ownPackages(),
      platform: "node",
      target: "node20.19",
      logLevel: "warning",
    });
  } catch (error) {
    if (!(error as Partial<BuildFailure>).errors) throw error;
    // esbuild has printed the mistake with its line; Gatsby would go on and print what follows from it.
    process.exit(1);
  } finally {
    // Otherwise esbuild waits for another call until the build ends, with 70 MB.
    void stop();
  }
};

/** Loads our code for the build, bundled by esbuild in a thirtieth of the time that Gatsby's Parcel takes. */
export const loadSource = (): typeof Source => {
  if (!requireBundle.cache[BUNDLE]) bundle();
  return requireBundle(BUNDLE) as typeof Source;
};
