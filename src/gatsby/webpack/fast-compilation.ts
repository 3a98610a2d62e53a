import { lstatSync } from "node:fs";
import path from "node:path";

import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, FileCacheOptions, RuleSetRule } from "webpack";

import { ownPackages } from "../own-packages";
import { withUsedEnvironment } from "./environment";
import { withoutQueries } from "./evaluate-stylesheets";
import { inlineScripts } from "./inline-scripts";
import { type Stage, withSwc } from "./swc-rule";
import { withVersionedCache } from "./versioned-cache";

/** The settings of a Gatsby compilation that are changed here. */
export interface GatsbyCompilation extends Configuration {
  cache: FileCacheOptions;
  module: { rules: RuleSetRule[] };
}

/** Licences go to a separate file, as with Gatsby's minifier. It has threads, so processes would only cost time. */
const minimizer = new TerserPlugin({
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { passes: 2 }, ecma: 2020 },
});

type Optimization = NonNullable<Configuration["optimization"]>;

/**
 * Gatsby's chunks, except shared ones: Gatsby names those after the scripts that share them. Scripts that load later
 * have no names, so everything that any two share would be in one chunk for all.
 */
const withSharedChunksApart = (splitChunks: Optimization["splitChunks"]): Optimization["splitChunks"] => {
  if (!splitChunks) return splitChunks;
  const { shared, ...groups } = splitChunks.cacheGroups ?? {};
  return { ...splitChunks, cacheGroups: { ...groups, shared: { ...(shared as object), name: undefined } } };
};

/**
 * Settings for what readers get: for the browsers in package.json, with webpack's runtime in the app's file, which is new
 * in each build as well. The first of Gatsby's minimizers is for scripts.
 */
const forReaders = ({ optimization = {} }: Configuration): Pick<Configuration, "target" | "optimization"> => ({
  target: "browserslist",
  optimization: {
    ...optimization,
    runtimeChunk: false,
    splitChunks: withSharedChunksApart(optimization.splitChunks),
    minimizer: [minimizer, ...(optimization.minimizer ?? []).slice(1)],
  },
});

/** Settings for rendering HTML, which nobody downloads: modules stay separate and unused exports are kept. */
const forHtml = ({ optimization = {} }: Configuration): Pick<Configuration, "optimization"> => ({
  optimization: { ...optimization, concatenateModules: false, usedExports: false },
});

/**
 * Gatsby's plugins that do nothing here: it lints JavaScript files in develop, but there are none; adds a `fetch`, which
 * Node.js already has; and looks for a replacement of each Gatsby plugin module among ours.
 */
const UNUSED = /^(?:ESLintWebpackPlugin|ProvidePlugin|GatsbyThemeComponentShadowingResolverPlugin)$/;

const isUsed = (plugin: unknown): boolean => !UNUSED.test(plugin?.constructor.name ?? "");

/** Where our own package is, by the names that others import, so that no link to it is followed. */
const ownAliases = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ownPackages()).map(([name, file]) => [path.extname(file) ? `${name}$` : name, path.resolve(file)]),
  );

/** Our modules aren't symbolic links; checking each part of each path takes a tenth of the compilation time. */
const fastResolve = ({ resolve = {} }: Configuration): Configuration["resolve"] => ({
  ...resolve,
  // A copy of the project links to the packages. Without following links, webpack would see each package twice.
  symlinks: lstatSync("node_modules").isSymbolicLink(),
  alias: { ...resolve.alias, ...ownAliases() },
  plugins: resolve.plugins?.filter(isUsed),
});

/** Gatsby's webpack settings for a stage, but with swc as compiler and minifier. */
export const fastCompilation = (
  config: GatsbyCompilation,
  stage: Stage,
  more: NonNullable<Configuration["plugins"]> = [],
): Configuration => {
  const plugins = withUsedEnvironment(config.plugins)?.filter(isUsed) ?? [];
  return withVersionedCache({
    ...config,
    // Webpack asks the last plugin for a text first.
    plugins: [...plugins, withoutQueries, inlineScripts(stage), ...more],
    module: { ...config.module, rules: withSwc(config.module.rules, stage) },
    resolve: fastResolve(config),
    ...(stage === "build-javascript" && forReaders(config)),
    ...(stage === "build-html" && forHtml(config)),
  });
};
