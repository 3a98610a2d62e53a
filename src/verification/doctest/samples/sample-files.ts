import { readdirSync, readFileSync } from "node:fs";

import { withVersion } from "../../../config/version";
import type { TextFile } from "../../../diagnostics/cached-files";

const CONTENT = "content";

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx") && !name.startsWith("versions"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();

/**
 * Returns the content files of the current version, with the documented version in place of `<Version />`; released
 * ones were checked at their release.
 */
export const sampleFiles = (): TextFile[] =>
  below(CONTENT).map((file) => ({ file, raw: withVersion(readFileSync(file, "utf8")) }));
