import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { buildInputs } from "../../tools/scripts/build/build-inputs";
import { digestFiles } from "../../tools/scripts/build/digest-files";
import { hasStamp, stamp } from "../../tools/scripts/build/stamp";
import { buildCopy, prefixedSite } from "./build-copy";

/** Names in code that depends on the path prefix. */
const NAMES_THE_PATH =
  /PATH_PREFIX|pathPrefix|prefix-paths|withPrefix|prefixedLinks|prefixedSite|(?:utils|\.)\/address"/;

/** The code that handles the path prefix, and its tests. */
const codeOfThePath = (): string[] => [
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join("src", file))
    .concat("gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx")
    .filter((file) => NAMES_THE_PATH.test(readFileSync(file, "utf8"))),
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
  const file = path.join(copy, "build-stamp");
  const digest = digestFiles(process.env.CI ? buildInputs.site() : codeOfThePath(), [prefix, url, String(buildCopy)]);
  if (hasStamp(file, digest)) {
    console.log(`The site below ${prefix} is the last one built: nothing that deals with its path has changed.`);
    return;
  }
  console.log(`Building the site that is served below ${prefix}…`);
  await buildCopy();
  stamp(file, digest);
};
