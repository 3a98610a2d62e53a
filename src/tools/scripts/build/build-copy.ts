import { rmSync } from "node:fs";

import { runNode, toolPath } from "../tools/run";
import { buildEnvironment } from "./build-environment";
import { makeScratchCopy } from "./make-scratch-copy";
import { prefixedSite } from "./prefixed-site";

/** Builds the site for a path prefix, in a new copy of the project. Exits if the build fails. */
export const buildCopy = async (copy: string, environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const { prefix, url } = prefixedSite;
  rmSync(copy, { recursive: true, force: true });
  makeScratchCopy(process.cwd(), copy);
  const env = { ...buildEnvironment, SITE_URL: url, SITE_PATH_PREFIX: prefix, STRICT_LINKS: "1", ...environment };
  const code = await runNode(toolPath("gatsby"), ["build", "--prefix-paths"], { cwd: copy, env });
  if (code !== 0) process.exit(code);
};
