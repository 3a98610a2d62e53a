import { createRequire } from "node:module";

import type { GatsbyNode } from "gatsby";

type Plugin = Pick<GatsbyNode, "onPreInit">;

const helmetPlugin = (): Plugin => createRequire(__filename)("gatsby-plugin-react-helmet/gatsby-node") as Plugin;

/** Removes a warning that nobody can act on: the plugin's only step recommends Gatsby's own heads. README.md says why react-helmet stays. */
export const acceptHelmet = (plugin = helmetPlugin()): void => {
  plugin.onPreInit = () => undefined;
};

export const onPluginInit: GatsbyNode["onPluginInit"] = () => acceptHelmet();
