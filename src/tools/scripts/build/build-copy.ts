import { rmSync } from "node:fs";

import { gatsbyBuild } from "./gatsby-build";
import { makeScratchCopy } from "./make-scratch-copy";

/** A second build for the browser tests: its folder and its path prefix. */
export const prefixedSite = {
  copy: "test-results/prefixed",
  prefix: "/docs-site",
  url: "https://docs.example.org",
} as const;

/** Builds the prefixed site in a new copy of the project. Exits if the build fails. */
export const buildCopy = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const { copy, prefix, url } = prefixedSite;
  rmSync(copy, { recursive: true, force: true });
  makeScratchCopy(process.cwd(), copy);
  const env = { SITE_URL: url, SITE_PATH_PREFIX: prefix, STRICT_LINKS: "1", ...environment };
  await gatsbyBuild(["--prefix-paths"], { cwd: copy, env });
};
