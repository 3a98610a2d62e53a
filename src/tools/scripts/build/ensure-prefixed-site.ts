import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { buildCopy } from "./build-copy";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { prefixedSite } from "./prefixed-site";

/** What code names that knows of the path below which the site is served. */
const NAMES_THE_PATH =
  /PATH_PREFIX|pathPrefix|prefix-paths|withPrefix|prefixedLinks|prefixedSite|(?:utils|\.)\/address"/;

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));

/** The code that deals with the path, and the tests of it. */
const codeOfThePath = (): string[] => [
  ...[...sourcesBelow("src"), "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"].filter(
    (file) => NAMES_THE_PATH.test(readFileSync(file, "utf8")),
  ),
  "e2e/prefix",
  "e2e/support",
  "package-lock.json",
];

/**
 * Builds the site that the browser tests serve below a path, in a copy of the project, for Gatsby has one `public/` and
 * one cache. It takes as long as the first build; so CI builds it when anything of the site has changed, and other
 * machines when the code that deals with the path has.
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
