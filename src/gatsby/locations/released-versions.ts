import { readdirSync } from "node:fs";

import { versionsFolder } from "../../config/content";

const newestFirst = new Intl.Collator("en", { numeric: true });

/** Names of the released versions, newest first: the folders in content/versions. */
export const releasedVersions = (): string[] => {
  try {
    return readdirSync(versionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort((a, b) => newestFirst.compare(b, a));
  } catch {
    return [];
  }
};
