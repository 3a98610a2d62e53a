import type { Compilation, Compiler } from "webpack";

/** What is asked for later: the name of what was compiled. */
const KEPT = "hash";

/**
 * Webpack plugin that empties a compilation when its compiler is closed. Gatsby holds the statistics, and with them all
 * modules, their sources and their graphs, until the build has ended.
 */
export const emptiedCompilation = {
  apply: (compiler: Compiler): void => {
    let last: Compilation | undefined;
    compiler.hooks.done.tap("EmptiedCompilation", ({ compilation }) => {
      last = compilation;
    });
    compiler.hooks.shutdown.tap("EmptiedCompilation", () => {
      for (const key of Object.keys(last ?? {})) if (key !== KEPT) Reflect.deleteProperty(last!, key);
      last = undefined;
    });
  },
};
