import { readdirSync, readFileSync } from "node:fs";

import { withVersion } from "../../../config/version";

export interface ContentText {
  /** Path from the project root. */
  file: string;
  /** With the documented version in place of `<Version />`. */
  raw: string;
}

const CONTENT = "content";

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx") && !name.startsWith("versions"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();

/** The content files of the current version (released ones were checked at their release), or only the named ones. */
export const sampleFiles = (named: readonly string[] = []): ContentText[] =>
  (named.length > 0 ? named : below(CONTENT)).map((file) => ({
    file,
    raw: withVersion(readFileSync(file, "utf8")),
  }));
