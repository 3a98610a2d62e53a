import { existsSync } from "node:fs";

import { runNode, toolPath } from "../tools/run";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { hasStamp, stamp } from "./stamp";

const STAMP = "node_modules/.cache/ddex-suite-docs/code-digest";

/** Clears Gatsby's cache if code that creates fields, or the path prefix, has changed, which Gatsby doesn't notice. */
export const forgetStaleCache = async (): Promise<void> => {
  const digest = digestFiles(buildInputs.nodes(), [process.env.SITE_PATH_PREFIX ?? ""]);
  if (hasStamp(STAMP, digest)) return;
  if (existsSync(".cache")) {
    console.log("The code that makes pages of the content has changed: building from scratch.");
    await runNode(toolPath("gatsby"), ["clean"]);
  }
  stamp(STAMP, digest);
};
