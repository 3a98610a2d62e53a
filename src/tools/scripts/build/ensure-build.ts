import { existsSync } from "node:fs";

import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { forgetStaleCache } from "./forget-stale-cache";
import { gatsbyBuild } from "./gatsby-build";
import { hasStamp, stamp } from "./stamp";

const ENVIRONMENT = [
  "COMPRESS",
  "STRICT_LINKS",
  "SITE_URL",
  "SITE_PATH_PREFIX",
  "URL",
  "CONTEXT",
  "DEPLOY_PRIME_URL",
  "GATSBY_SEARCH_APP_ID",
  "GATSBY_SEARCH_API_KEY",
  "GATSBY_SEARCH_INDEX",
  "GATSBY_SEARCH_INSIGHTS",
  "GATSBY_ANALYTICS_ID",
];
const STAMP = ".cache/build-stamp";

/** Builds the production site, unless public/ is already up to date. Exits if the build fails. */
export const ensureBuild = async (options: readonly string[] = []): Promise<void> => {
  const settings = ENVIRONMENT.map((name) => `${name}=${process.env[name] ?? ""}`);
  const digest = digestFiles(buildInputs.site(), settings);
  if (existsSync("public/index.html") && hasStamp(STAMP, digest)) {
    console.log("The site is built already.");
    return;
  }
  console.log("Building the production site…");
  await forgetStaleCache();
  await gatsbyBuild([...(process.env.SITE_PATH_PREFIX ? ["--prefix-paths"] : []), ...options]);
  stamp(STAMP, digest);
};
