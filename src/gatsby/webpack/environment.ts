import { type Configuration, DefinePlugin } from "webpack";

/** Variables that the site's or Gatsby's modules may read. */
const USED =
  /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|SITE_URL|SITE_PATH_PREFIX|URL|CONTEXT|DEPLOY_PRIME_URL|NETLIFY)$/;

const isUsed = (name: string): boolean => !name.startsWith("process.env.") || USED.test(name);

/** Webpack plugins with used variables only: Gatsby defines all for HTML, so any change would recompile all. */
export const withUsedEnvironment = (plugins: Configuration["plugins"]): Configuration["plugins"] =>
  plugins?.map((plugin) => {
    const { definitions } = (plugin || {}) as { definitions?: Record<string, unknown> };
    if (!plugin || !definitions) return plugin;
    const used = Object.fromEntries(Object.entries(definitions).filter(([name]) => isUsed(name)));
    return Object.assign(Object.create(Object.getPrototypeOf(plugin) as object) as typeof plugin, plugin, {
      definitions: used,
    });
  });

const VARIABLES = ["GATSBY_ANALYTICS_ID", "SITE_URL", "URL", "CONTEXT", "DEPLOY_PRIME_URL", "NETLIFY"];

/** The variables that `src/config` reads, for browsers too: Gatsby passes only those named GATSBY_…. */
export const siteEnvironment = new DefinePlugin({
  ...Object.fromEntries(
    VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? "undefined"]),
  ),
  // Always a string: without a prefix, the code for one is removed.
  "process.env.SITE_PATH_PREFIX": JSON.stringify(process.env.SITE_PATH_PREFIX ?? ""),
});
