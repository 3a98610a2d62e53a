import { existsSync } from "node:fs";

import { outputs } from "../outputs";
import { filesBelow } from "../locations/files-below";

const FOLDER = "static";

/** Files that each build makes. */
const made = outputs.flatMap(({ files }) => files);

/** Addresses of the site's files that are no pages: those of static/, and those that the build makes. */
export const siteFiles = (): string[] => {
  const written = existsSync(FOLDER) ? filesBelow(FOLDER) : [];
  return [...written, ...made];
};
