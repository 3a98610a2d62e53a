import type { Compiler } from "webpack";

const ours = {
  test: /\.[cm]?[jt]sx?$/,
  exclude: /[\\/](?:node_modules|\.cache)[\\/]/,
  parser: { dynamicImportMode: "weak", worker: false, url: false },
};

/**
 * Webpack plugin that leaves out of a bundle what our modules import when it is needed, workers too. Weak imports bring no
 * chunk, but webpack would look for the modules and compile them.
 */
export const loadedLater = {
  apply: ({ options, hooks }: Compiler): void => {
    options.module.rules.push(ours);
    hooks.normalModuleFactory.tap("LoadedLater", ({ hooks: { beforeResolve } }) =>
      beforeResolve.tap("LoadedLater", ({ dependencies }) =>
        dependencies.every(({ type }) => type === "import() weak") ? false : undefined,
      ),
    );
  },
};
