import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { runNode, toolPath } from "../tools/run";

const STAMP = "node_modules/.cache/ddex-suite-docs/code-digest";

const lastDigest = (): string | undefined => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined);

/**
 * Gatsby keeps the results of queries as long as the nodes stay the same; it does not notice that other code makes
 * other fields of them. So what it keeps is forgotten whenever that code has changed since, or the path below which the
 * site is served.
 */
export const forgetStaleCache = async (): Promise<void> => {
  const digest = digestFiles(buildInputs.nodes(), [process.env.SITE_PATH_PREFIX ?? ""]);
  if (digest === lastDigest()) return;
  if (existsSync(".cache")) {
    console.log("The code that makes pages of the content has changed: building afresh.");
    await runNode(toolPath("gatsby"), ["clean"]);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, digest);
};
