import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

const requireModule = createRequire(path.resolve("package.json"));

/** Removes a warning that nobody can act on: the plugin's only step recommends Gatsby's own heads, README.md says why not. */
const removeHelmetWarning = (): void => {
  (requireModule("gatsby-plugin-react-helmet/gatsby-node") as GatsbyNode).onPreInit = () => undefined;
};

interface ErrorMap {
  defaultError: { type?: string };
}

/** Removes the title "UNKNOWN" of errors that have no number of Gatsby's, as our diagnostics. */
const removeUnknownTitle = (): void => {
  delete (requireModule("gatsby-cli/lib/structured-errors/error-map") as ErrorMap).defaultError.type;
};

/** Changes what Gatsby prints. The config calls it: the first hook of a site comes after those of the plugins. */
export const reportPlainly = (): void => {
  removeHelmetWarning();
  removeUnknownTitle();
};
