import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { runNode, toolPath } from "../tools/run";
import { buildEnvironment } from "./build-environment";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { makeScratchCopy } from "./make-scratch-copy";
import { prefixedSite } from "./prefixed-site";

/**
 * Builds the site that the browser tests serve below a path, unless it is the build of these very files: in a copy of the
 * project, for Gatsby has one `public/` and one cache.
 */
export const ensurePrefixedSite = async (): Promise<void> => {
  const { copy, prefix, url } = prefixedSite;
  const stamp = path.join(copy, "build-stamp");
  const digest = digestFiles(buildInputs.site(), [prefix, url]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log(`Building the site that is served below ${prefix}…`);
  rmSync(copy, { recursive: true, force: true });
  makeScratchCopy(process.cwd(), copy);
  const env = { ...buildEnvironment, SITE_URL: url, SITE_PATH_PREFIX: prefix, STRICT_LINKS: "1" };
  const code = await runNode(toolPath("gatsby"), ["build", "--prefix-paths"], { cwd: copy, env });
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, digest);
};
