import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { buildEnvironment } from "./build-environment";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { forgetStaleCache } from "./forget-stale-cache";
import { prefixOption } from "./prefix-option";
import { runNode, toolPath } from "../tools/run";

const ENVIRONMENT = [
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

const digestOfInputs = (): string =>
  digestFiles(
    buildInputs.site(),
    ENVIRONMENT.map((name) => `${name}=${process.env[name] ?? ""}`),
  );

/** Builds the production site, unless public/ is already up to date. Exits if the build fails. */
export const ensureBuild = async (options: readonly string[] = []): Promise<void> => {
  const digest = digestOfInputs();
  const built = existsSync("public/index.html") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest;
  if (built) {
    console.log("The site is built already.");
    return;
  }
  console.log("Building the production site…");
  await forgetStaleCache();
  const code = await runNode(toolPath("gatsby"), ["build", ...prefixOption, ...options], { env: buildEnvironment });
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, digest);
};
