import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { reportBuiltLinks } from "./links/report-built-links";
import { outputs } from "./outputs";

/**
 * Writes what is made from the finished pages, one output after the other.
 * Then all that there will be is there, and each link of the pages is looked up.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  for (const output of outputs) await output.write(args, folder);
  reportBuiltLinks(args, folder);
};
