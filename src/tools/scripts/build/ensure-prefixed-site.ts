import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { buildCopy } from "./build-copy";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { prefixedSite } from "./prefixed-site";

/** Names in code that depends on the path prefix. */
const NAMES_THE_PATH =
  /PATH_PREFIX|pathPrefix|prefix-paths|withPrefix|prefixedLinks|prefixedSite|(?:utils|\.)\/address"/;

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));

/** The code that handles the path prefix, and its tests. */
const codeOfThePath = (): string[] => [
  ...[...sourcesBelow("src"), "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"].filter(
    (file) => NAMES_THE_PATH.test(readFileSync(file, "utf8")),
  ),
  "e2e/prefix",
  "e2e/support",
  "package-lock.json",
];

/**
 * Builds the prefixed site for the browser tests, in a copy of the project, because Gatsby has one `public/` and one
 * cache. It takes as long as a first build, so CI builds it if anything in the site has changed, and other machines
 * only if the code for the prefix has.
 */
export const ensurePrefixedSite = async (): Promise<void> => {
  const { copy, prefix, url } = prefixedSite;
  const stamp = path.join(copy, "build-stamp");
  const inputs = process.env.CI ? buildInputs.site() : codeOfThePath();
  const digest = digestFiles(inputs, [prefix, url]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) {
    console.log(`The site below ${prefix} is the last one built: nothing that deals with its path has changed.`);
    return;
  }
  console.log(`Building the site that is served below ${prefix}…`);
  await buildCopy(copy);
  writeFileSync(stamp, digest);
};
