import { existsSync } from "node:fs";

import { outputs } from "../outputs";
import { filesBelow } from "../locations/files-below";

const FOLDER = "static";

/** Files that every build creates. */
const made = outputs.flatMap(({ files }) => files);

/** URLs of the site's files that aren't pages: those in static/, and those that the build creates. */
export const siteFiles = (): string[] => {
  const written = existsSync(FOLDER) ? filesBelow(FOLDER) : [];
  return [...written, ...made];
};
