import { readFileSync } from "node:fs";

import { contentRoot, versionsFolder } from "../../../config/content";
import { withVersion } from "../../../config/version";
import { listFiles, type TextFile } from "../../../diagnostics/cached-files";

/**
 * Returns the content files of the current version, with the documented version in place of `<Version />`; released
 * ones were checked at their release.
 */
export const sampleFiles = (): TextFile[] =>
  listFiles(contentRoot, ".mdx")
    .filter((file) => !file.startsWith(`${versionsFolder}/`))
    .map((file) => ({ file, raw: withVersion(readFileSync(file, "utf8")) }));
