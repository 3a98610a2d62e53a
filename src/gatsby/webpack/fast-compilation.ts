import { lstatSync } from "node:fs";

import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, FileCacheOptions, RuleSetRule } from "webpack";

import { withSwc } from "./swc-rule";
import type { Stage } from "./swc-rule";
import { withUsedEnvironment } from "./used-environment";
import { withVersionedCache } from "./versioned-cache";
import { withoutQueries } from "./without-queries";

/** What Gatsby settles of a compilation, as far as it is settled otherwise here. */
export interface GatsbyCompilation extends Configuration {
  cache: FileCacheOptions;
  module: { rules: RuleSetRule[] };
}

/** Licences go to a file beside the script, as with Gatsby's minifier. It runs in threads of its own: processes beside this one would only add the way there. */
const minimizer = new TerserPlugin({
  parallel: false,
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

/** Settings of what makes the HTML, which nobody downloads: modules stay apart, exports too that nobody uses. */
const forHtml = ({ optimization = {} }: Configuration): Pick<Configuration, "optimization"> => ({
  optimization: { ...optimization, concatenateModules: false, usedExports: false },
});

const isNamed = (name: string) => (plugin: unknown) => plugin?.constructor.name === name;

/** Gatsby lints scripts in JavaScript while it develops: there are none. */
const isLinter = isNamed("ESLintWebpackPlugin");

/** Gatsby brings a `fetch`, which Node.js has. */
const isFetch = isNamed("ProvidePlugin");

/** It looks in the file system, for each module of a Gatsby plugin, for one of ours in place of it: there are none. */
const isShadowing = isNamed("GatsbyThemeComponentShadowingResolverPlugin");

/** No module is linked: to look it up for each part of each path takes a tenth of a compilation. */
const fastResolve = ({ resolve = {} }: Configuration): Configuration["resolve"] => ({
  ...resolve,
  // A copy of the project links to the packages: unless links are followed, a package is two modules there.
  symlinks: lstatSync("node_modules").isSymbolicLink(),
  plugins: resolve.plugins?.filter((plugin) => !isShadowing(plugin)),
});

const ofStage = (config: Configuration, stage: Stage): Pick<Configuration, "target" | "optimization"> => {
  if (stage === "build-javascript") return forReaders(config);
  return stage === "build-html" ? forHtml(config) : {};
};

/** Gatsby's settings of webpack for a stage, with swc to compile and to minify. */
export const fastCompilation = (config: GatsbyCompilation, stage: Stage): Configuration => {
  const plugins = withUsedEnvironment(config.plugins)?.filter((plugin) => !isLinter(plugin) && !isFetch(plugin)) ?? [];
  return withVersionedCache({
    ...config,
    plugins: [...plugins, withoutQueries],
    module: { ...config.module, rules: withSwc(config.module.rules, stage) },
    resolve: fastResolve(config),
    ...ofStage(config, stage),
  });
};
