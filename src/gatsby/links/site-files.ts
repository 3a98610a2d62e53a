import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { searchFiles } from "../../search/local/search-files";
import { paths } from "../../utils/paths";

const FOLDER = "static";

/** Files that each build makes. */
const made = [
  paths.rss(),
  paths.atom(),
  paths.jsonFeed(),
  paths.sitemapIndex(),
  paths.sitemap(0),
  paths.openSearch(),
  "/robots.txt",
  searchFiles.index,
];

/** Addresses of the site's files that are no pages: those of static/, and those that the build makes. */
export const siteFiles = (): string[] => {
  const entries = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, withFileTypes: true }) : [];
  const written = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(FOLDER, path.join(parentPath, name)).split(path.sep).join("/")}`);
  return [...written, ...made];
};
