import { DefinePlugin } from "webpack";

const VARIABLES = ["SITE_URL", "URL", "CONTEXT", "DEPLOY_PRIME_URL"];

/**
 * What `src/config/site.ts` reads of the environment, in browsers as in the build: Gatsby gives these only what begins
 * with GATSBY_, and the canonical address of a page that a reader goes on to was that of the default.
 */
export const siteEnvironment = new DefinePlugin({
  ...Object.fromEntries(
    VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? "undefined"]),
  ),
  // A text in any case: without a prefix the code for one is left out.
  "process.env.SITE_PATH_PREFIX": JSON.stringify(process.env.SITE_PATH_PREFIX ?? ""),
});
