import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

/** Changes what Gatsby prints. The config calls it: the first hook of a site comes after those of the plugins. */
export const reportPlainly = (): void => {
  const requireModule = createRequire(path.resolve("package.json"));
  // Without a warning that nobody can act on: the plugin's only step recommends Gatsby's own heads, README.md says why not.
  (requireModule("gatsby-plugin-react-helmet/gatsby-node") as GatsbyNode).onPreInit = () => undefined;
  const errors = requireModule("gatsby-cli/lib/structured-errors/error-map") as { defaultError: { type?: string } };
  // Without the title "UNKNOWN" of errors that have no number of Gatsby's, as our diagnostics.
  delete errors.defaultError.type;
};
