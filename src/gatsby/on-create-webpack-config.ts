import type { GatsbyNode } from "gatsby";

import { compileAhead } from "./compile-ahead";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  // Gatsby puts all CSS that is imported into the head of every page; `!x.css?source` is the text, in its module's chunk.
  actions.setWebpackConfig({ module: { rules: [{ resourceQuery: /^\?source$/, type: "asset/source" }] } });
  // No source maps in production: they double the deployed bytes and nobody debugs there.
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, plugins: [compileAhead] });
};
