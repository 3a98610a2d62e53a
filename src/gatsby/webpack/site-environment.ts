import { DefinePlugin } from "webpack";

const VARIABLES = ["SITE_URL", "URL", "CONTEXT", "DEPLOY_PRIME_URL"];

/**
 * The environment variables that `src/config/site.ts` reads, for browsers too. Gatsby passes only variables that start
 * with GATSBY_, so canonical URLs would otherwise have the default origin after a reader changes pages.
 */
export const siteEnvironment = new DefinePlugin({
  ...Object.fromEntries(
    VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? "undefined"]),
  ),
  // Always a string: without a prefix, the code for one is removed.
  "process.env.SITE_PATH_PREFIX": JSON.stringify(process.env.SITE_PATH_PREFIX ?? ""),
});
