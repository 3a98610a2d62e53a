import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Compiler, Configuration, FileCacheOptions } from "webpack";

import { pathPrefix } from "../../utils/address";

/** What a compilation is made by: what is installed, and our code of the build. */
const MADE_BY = ["package-lock.json", ".cache/compiled/source.js"];

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

/**
 * Settings of webpack with a cache on disk that holds as long as the files `madeBy` stay the same. Gatsby's would look at
 * each file that webpack and its loaders require: some thousands, which takes longer than compiling the site.
 */
export const withVersionedCache = (
  { cache, plugins = [], ...config }: Omit<Configuration, "cache"> & { cache: FileCacheOptions },
  madeBy: readonly string[] = MADE_BY,
): Configuration => ({
  ...config,
  cache: { ...cache, version: digest(madeBy) + pathPrefix, buildDependencies: {} },
  plugins: [...plugins, noBuildDependencies],
});
