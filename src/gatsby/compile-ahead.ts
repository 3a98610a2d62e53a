import type { Compiler } from "webpack";

/**
 * Webpack plugin for the scripts that a page's first view runs: browsers that know the comment compile all their functions
 * while they load, off the main thread, instead of one by one when they are called.
 */
export const compileAhead = {
  apply: (compiler: Compiler): void => {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: /^(webpack-runtime|framework|app|component--)-.*\.js$/,
      // After the minifier, which removes comments; before the names get their hashes.
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }).apply(compiler);
  },
};
