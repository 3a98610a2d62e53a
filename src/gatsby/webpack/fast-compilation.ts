import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, FileCacheOptions, RuleSetRule } from "webpack";

import { withSwc } from "./swc-rule";
import type { Stage } from "./swc-rule";
import { withUsedEnvironment } from "./used-environment";
import { withVersionedCache } from "./versioned-cache";

/** What Gatsby settles of a compilation, as far as it is settled otherwise here. */
export interface GatsbyCompilation extends Configuration {
  cache: FileCacheOptions;
  module: { rules: RuleSetRule[] };
}

/** Licences go to a file beside the script, as with Gatsby's minifier. */
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { passes: 2 }, ecma: 2020 },
});

type Optimization = NonNullable<Configuration["optimization"]>;

/**
 * Gatsby's chunks, but for those that several scripts share: it names them after these, and as scripts that load later
 * have no names, whatever two of them share would be in one chunk for all.
 */
const withSharedChunksApart = (splitChunks: Optimization["splitChunks"]): Optimization["splitChunks"] => {
  if (!splitChunks) return splitChunks;
  const { shared, ...groups } = splitChunks.cacheGroups ?? {};
  return { ...splitChunks, cacheGroups: { ...groups, shared: { ...(shared as object), name: undefined } } };
};

/** Settings of what readers get: for the browsers of package.json. The first of Gatsby's minimizers is that of scripts. */
const forReaders = ({ optimization = {} }: Configuration): Pick<Configuration, "target" | "optimization"> => ({
  target: "browserslist",
  optimization: {
    ...optimization,
    splitChunks: withSharedChunksApart(optimization.splitChunks),
    minimizer: [minimizer, ...(optimization.minimizer ?? []).slice(1)],
  },
});

/** Gatsby lints scripts in JavaScript while it develops: there are none. */
const isLinter = (plugin: unknown): boolean => plugin?.constructor.name === "ESLintWebpackPlugin";

/** Gatsby's settings of webpack for a stage, with swc to compile and to minify. */
export const fastCompilation = (config: GatsbyCompilation, stage: Stage): Configuration =>
  withVersionedCache({
    ...config,
    plugins: withUsedEnvironment(config.plugins)?.filter((plugin) => !isLinter(plugin)),
    module: { ...config.module, rules: withSwc(config.module.rules, stage) },
    ...(stage === "build-javascript" && forReaders(config)),
  });
