import type { Configuration } from "webpack";

type Definitions = Record<string, unknown>;

/** Variables that the site's modules, or Gatsby's, may ask for. */
const USED =
  /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|SITE_URL|SITE_PATH_PREFIX|URL|CONTEXT|DEPLOY_PRIME_URL)$/;

const isUsed = (name: string): boolean => !name.startsWith("process.env.") || USED.test(name);

const definitionsOf = (plugin: unknown): Definitions | undefined =>
  (plugin as { definitions?: Definitions } | null)?.definitions;

/**
 * Webpack's plugins, of which Gatsby's definitions hold the variables that are used. Gatsby defines all of the
 * environment for what makes the HTML, and a build whose number is among them would compile each module again.
 */
export const withUsedEnvironment = (plugins: Configuration["plugins"]): Configuration["plugins"] =>
  plugins?.map((plugin) => {
    const definitions = definitionsOf(plugin);
    if (!plugin || !definitions) return plugin;
    const used = Object.fromEntries(Object.entries(definitions).filter(([name]) => isUsed(name)));
    return Object.assign(Object.create(Object.getPrototypeOf(plugin) as object) as typeof plugin, plugin, {
      definitions: used,
    });
  });
