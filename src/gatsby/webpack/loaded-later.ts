import type { Compiler } from "webpack";

const ours = {
  test: /\.[cm]?[jt]sx?$/,
  exclude: /[\\/](?:node_modules|\.cache)[\\/]/,
  parser: { dynamicImportMode: "weak", worker: false, url: false },
};

/** Webpack plugin that leaves out what our modules import dynamically. Weak imports alone would still be compiled. */
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
