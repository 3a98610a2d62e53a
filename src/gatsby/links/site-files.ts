import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { outputs } from "../outputs";

const FOLDER = "static";

/** Files that each build makes. */
const made = outputs.flatMap(({ files }) => files);

/** Addresses of the site's files that are no pages: those of static/, and those that the build makes. */
export const siteFiles = (): string[] => {
  const entries = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, withFileTypes: true }) : [];
  const written = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(FOLDER, path.join(parentPath, name)).split(path.sep).join("/")}`);
  return [...written, ...made];
};
