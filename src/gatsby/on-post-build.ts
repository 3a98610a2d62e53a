import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { writeFeeds } from "./feeds/write-feeds";
import { writeSitemap } from "./sitemap/write-sitemap";

/** Writes what is made from the finished pages: feeds, sitemap, robots.txt. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  await writeFeeds(args, folder);
  await writeSitemap(args, folder);
};
