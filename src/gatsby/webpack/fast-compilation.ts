import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, FileCacheOptions, RuleSetRule } from "webpack";

import { withSwc } from "./swc-rule";
import { withVersionedCache } from "./versioned-cache";

/** What Gatsby settles of the compilation of a production site, as far as it is settled otherwise here. */
export interface ProductionConfig extends Configuration {
  cache: FileCacheOptions;
  module: { rules: RuleSetRule[] };
}

/** Licences go to a file beside the script, as with Gatsby's minifier. */
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { passes: 2 }, ecma: 2020 },
});

/**
 * Webpack's settings of a production site that compile and minify with swc, for the browsers of package.json or for the
 * Node.js that makes the HTML. The first of Gatsby's minimizers is that of scripts.
 */
export const fastCompilation = (
  { module, optimization = {}, ...config }: ProductionConfig,
  target: "node" | "browsers",
): Configuration =>
  withVersionedCache({
    ...config,
    ...(target === "browsers" && { target: "browserslist" }),
    module: { ...module, rules: withSwc(module.rules, target) },
    optimization: {
      ...optimization,
      ...(target === "browsers" && { minimizer: [minimizer, ...(optimization.minimizer ?? []).slice(1)] }),
    },
  });
