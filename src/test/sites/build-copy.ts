import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

import { gatsbyBuild } from "../../tools/scripts/build/gatsby-build";
import { makeScratchCopy } from "./make-scratch-copy";

/** A second build for the browser tests: its folder and its path prefix. */
export const prefixedSite = {
  copy: "test-results/prefixed",
  prefix: "/docs-site",
  url: "https://docs.example.org",
} as const;

/**
 * Builds the prefixed site in a new copy of the project, as on a machine that has only Node.js: the PATH has no other
 * program. Exits if the build fails.
 */
export const buildCopy = async (): Promise<void> => {
  const { copy, prefix, url } = prefixedSite;
  rmSync(copy, { recursive: true, force: true });
  makeScratchCopy(process.cwd(), copy);
  const programs = path.resolve(copy, "test-results/programs");
  mkdirSync(programs, { recursive: true });
  symlinkSync(process.execPath, path.join(programs, "node"));
  const env = { SITE_URL: url, SITE_PATH_PREFIX: prefix, STRICT_LINKS: "1", PATH: programs };
  await gatsbyBuild(["--prefix-paths"], { cwd: copy, env });
};
