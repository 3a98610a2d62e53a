import { existsSync } from "node:fs";

import { runNode, toolPath } from "../tools/run";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { hasStamp, stamp } from "./stamp";

const STAMP = "node_modules/.cache/ddex-suite-docs/code-digest";

/**
 * Gatsby keeps query results while the nodes stay the same, and doesn't notice if new code would create other fields.
 * So its cache is cleared if that code, or the path prefix, has changed.
 */
export const forgetStaleCache = async (): Promise<void> => {
  const digest = digestFiles(buildInputs.nodes(), [process.env.SITE_PATH_PREFIX ?? ""]);
  if (hasStamp(STAMP, digest)) return;
  if (existsSync(".cache")) {
    console.log("The code that makes pages of the content has changed: building from scratch.");
    await runNode(toolPath("gatsby"), ["clean"]);
  }
  stamp(STAMP, digest);
};
