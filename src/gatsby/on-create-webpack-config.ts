import type { GatsbyNode } from "gatsby";

/** No source maps in production: they double the deployed bytes and nobody debugs there. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
