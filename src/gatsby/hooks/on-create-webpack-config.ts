import type { GatsbyNode } from "gatsby";

import { interactivePages } from "../compiled/interactive-pages";
import { bundledPackages } from "../webpack/bundled-packages";
import { compileAhead, scriptOutput } from "../webpack/compile-ahead";
import { siteEnvironment } from "../webpack/environment";
import { evaluateStylesheets } from "../webpack/evaluate-stylesheets";
import { fastCompilation, type GatsbyCompilation } from "../webpack/fast-compilation";
import { loadedLater } from "../webpack/loaded-later";
import { playgroundFiles } from "../webpack/playground-files";
import { prefixedLinks, reactDomAliases, shims } from "../webpack/shims";
import { libxml2Rule } from "../webpack/swc-rule";

const LOCAL = "localhost";

/**
 * Templates and what pages load later are compiled when a browser asks for them, which only one on this machine can.
 * What the playground loads is compiled with it: a worker doesn't get modules that are compiled later.
 */
const lazyCompilation = {
  entries: false,
  backend: { listen: { host: LOCAL } },
  test: /^(?!.*[\\/](?:packages[\\/]ern|src[\\/]playground)[\\/])/,
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, store }) => {
  // Gatsby puts all imported CSS into every page's head; `!x.css?source` imports it as text, in the module's chunk.
  const text = { resourceQuery: /^\?source$/, type: "asset/source" };
  actions.setWebpackConfig({
    module: {
      // A module that lacks what another imports from it is an error, not a warning.
      parser: { javascript: { exportsPresence: "error" } },
      rules: [text, ...(stage.startsWith("build") ? prefixedLinks : [])],
    },
  });
  // Rendering HTML needs only static imports; modules that load later would just make its bundle bigger.
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({ devtool: false, plugins: [loadedLater] });
  if (stage === "develop" && (store.getState() as { program: { host: string } }).program.host === LOCAL)
    actions.setWebpackConfig({ experiments: { lazyCompilation } });
  // No source maps in production: they double the deployed bytes and nobody debugs there.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      module: { rules: [libxml2Rule] },
      plugins: [bundledPackages, compileAhead, evaluateStylesheets, playgroundFiles, scriptOutput, siteEnvironment],
      resolve: { alias: { ...shims, ...reactDomAliases } },
    });
  actions.replaceWebpackConfig(fastCompilation(getConfig() as GatsbyCompilation, stage, [interactivePages]));
};
