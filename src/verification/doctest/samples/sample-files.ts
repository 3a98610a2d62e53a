import { readFileSync } from "node:fs";

import { contentRoot, versionsFolder } from "../../../config/content";
import { withVersion } from "../../../config/version";
import { listFiles, type TextFile } from "../../../diagnostics/cached-files";

/** Returns the current version's content files, with the version in place of `<Version />`; others stay as released. */
export const sampleFiles = (): TextFile[] =>
  listFiles(contentRoot, ".mdx")
    .filter((file) => !file.startsWith(`${versionsFolder}/`))
    .map((file) => ({ file, raw: withVersion(readFileSync(file, "utf8")) }));
