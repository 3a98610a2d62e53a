import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { paths } from "../utils/paths";
import { writeFeeds } from "./outputs/feeds/write-feeds";
import { reportBuiltLinks } from "./links/report-built-links";
import { toOpenSearch } from "./outputs/opensearch/to-opensearch";
import { writeSearch } from "./outputs/search/write-search";
import { writeSitemap } from "./outputs/sitemap/write-sitemap";

/**
 * Writes what is made from the finished pages: feeds, sitemap, robots.txt, search index, and how browsers search the site.
 * Then all that there will be is there, and each link of the pages is looked up.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  await writeFeeds(args, folder);
  await writeSitemap(args, folder);
  await writeSearch(args, folder);
  await writeFile(path.join(folder, paths.openSearch()), toOpenSearch());
  reportBuiltLinks(args, folder);
};
