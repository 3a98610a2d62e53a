import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Compiler, Configuration, FileCacheOptions } from "webpack";

import { pathPrefix } from "../../utils/address";

/** What determines the output of a compilation: the installed packages and our build code, */
const MADE_BY = ["package-lock.json", ".cache/compiled/source.js"];

/** and what inline scripts have of the environment. */
const ENVIRONMENT = `${pathPrefix} ${process.env.GATSBY_ANALYTICS_ID ? "analytics" : ""}`;

const digest = (files: readonly string[]): string => {
  const hash = createHash("sha1");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
};

const noBuildDependencies = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap("NoBuildDependencies", ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** Webpack settings with a disk cache that is valid until `madeBy` changes. Gatsby's would check thousands of files. */
export const withVersionedCache = (
  { cache, plugins = [], ...config }: Omit<Configuration, "cache"> & { cache: FileCacheOptions },
  madeBy: readonly string[] = MADE_BY,
): Configuration => ({
  ...config,
  cache: { ...cache, version: digest(madeBy) + ENVIRONMENT, buildDependencies: {} },
  plugins: [...plugins, noBuildDependencies],
});
