import { loadSource } from "./src/gatsby/load-source";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  preprocessSource,
  sourceNodes,
} = loadSource();
