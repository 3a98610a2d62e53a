import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { compileAhead } from "./webpack/compile-ahead";
import { evaluateStylesheets } from "./webpack/evaluate-stylesheets";
import { fastCompilation } from "./webpack/fast-compilation";
import type { GatsbyCompilation } from "./webpack/fast-compilation";
import { shortFileNames } from "./webpack/short-file-names";
import { standIns } from "./webpack/stand-ins";

/** Leaves out of a bundle what our modules import when it is needed, workers too. */
const loadedLater = {
  include: path.resolve("src"),
  parser: { dynamicImportMode: "weak", worker: false, url: false },
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  // Gatsby puts all CSS that is imported into the head of every page; `!x.css?source` is the text, in its module's chunk.
  actions.setWebpackConfig({ module: { rules: [{ resourceQuery: /^\?source$/, type: "asset/source" }] } });
  // HTML is made of what is imported at once: what the browser loads later would only make the bundle that prints it bigger.
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({ devtool: false, module: { rules: [loadedLater] } });
  // No source maps in production: they double the deployed bytes and nobody debugs there.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [compileAhead, evaluateStylesheets, shortFileNames],
      resolve: { alias: standIns },
    });
  actions.replaceWebpackConfig(fastCompilation(getConfig() as GatsbyCompilation, stage));
};
