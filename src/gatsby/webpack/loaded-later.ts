import type { Compiler } from "webpack";

const ours = {
  test: /\.[cm]?[jt]sx?$/,
  exclude: /[\\/](?:node_modules|\.cache)[\\/]/,
  parser: { dynamicImportMode: "weak", worker: false, url: false },
};

/**
 * Webpack plugin that leaves out what our modules import dynamically, including workers. Weak imports add no chunk, but
 * webpack would still find and compile the modules.
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
