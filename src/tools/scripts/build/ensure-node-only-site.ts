import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { buildCopy } from "./build-copy";
import { buildInputs } from "./build-inputs";
import { digestFiles } from "./digest-files";
import { prefixedSite } from "./prefixed-site";

/** The pages that were built with Node.js alone. */
export const nodeOnlySite = "test-results/node-only";

const FOLDER = path.resolve("test-results/node-only-path");

/**
 * Builds the prefixed site as on a machine that has only Node.js: the PATH has no other program. It uses the same
 * folder as the later build with all tools, because Gatsby's ids depend on paths. Runs only in CI; other machines print
 * a note.
 */
export const ensureNodeOnlySite = async (): Promise<void> => {
  if (!process.env.CI) {
    console.log("Skipped, because CI is not set: the build with Node.js alone is not compared.");
    return;
  }
  const stamp = `${nodeOnlySite}.stamp`;
  const digest = digestFiles(buildInputs.site());
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log("Building the site with Node.js alone…");
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  symlinkSync(process.execPath, path.join(FOLDER, "node"));
  await buildCopy(prefixedSite.copy, { PATH: FOLDER });
  rmSync(nodeOnlySite, { recursive: true, force: true });
  renameSync(path.join(prefixedSite.copy, "public"), nodeOnlySite);
  writeFileSync(stamp, digest);
};
