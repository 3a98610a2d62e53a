/** Everything that gatsby-config.ts and gatsby-node.ts use, for `loadSource`. */
export { createPages } from "./hooks/create-pages";
export { isMdxContentType, contentTypes } from "./content-types";
export { createResolvers } from "./hooks/create-resolvers";
export { createSchemaCustomization } from "./hooks/create-schema-customization";
export { onCreateDevServer } from "./hooks/on-create-dev-server";
export { onCreateNode } from "./hooks/on-create-node";
export { onCreateWebpackConfig } from "./hooks/on-create-webpack-config";
export { onPostBootstrap } from "./hooks/on-post-bootstrap";
export { onPostBuild } from "./hooks/on-post-build";
export { onPreBootstrap } from "./hooks/on-pre-bootstrap";
export { versionLocation, versionSource } from "./locations/docs-location";
export { releasedVersions } from "./config/all-versions";
export { preprocessSource } from "./hooks/preprocess-source";
export { sourceNodes } from "./hooks/source-nodes";
