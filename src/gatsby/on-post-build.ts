import { rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { reportBuiltLinks } from "./links/report-built-links";
import { nameBuilds } from "./name-builds";
import { outputs } from "./outputs";
import { stripNuls } from "./strip-nuls";

/**
 * Writes what is made from the finished pages, one output after the other.
 * Then all that there will be is there, and each link of the pages is looked up.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  // Gatsby copies it for scripts of others in workers, of which there are none.
  await rm(path.join(folder, "~partytown"), { recursive: true, force: true });
  await stripNuls(folder);
  await nameBuilds(folder);
  for (const output of outputs) await output.write(args, folder);
  reportBuiltLinks(args, folder);
};
