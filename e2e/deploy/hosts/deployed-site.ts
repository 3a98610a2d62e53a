import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = path.resolve(__dirname, "../../..");
const NOBODY = 65534;

/** The user that a server runs as: never root. */
export const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Returns whether a file is deployed: the pages for names of ERN, half of all files, have the same rules as other docs
 * pages.
 */
export const isDeployed = (file: string): boolean => !/\/docs\/ern\/(?:elements|values)\//.test(file);

/** Makes the build, perhaps changed, the release in a folder with `deploy/release.sh`, then runs a command. */
export const release = async (
  folder: string,
  change?: (build: string) => void,
  reload: readonly string[] = [],
): Promise<void> => {
  const build = path.join(folder, "incoming");
  for (const [from, to] of [
    ["public", "public"],
    [".cache/headers", "headers"],
    [".cache/redirects", "redirects"],
  ] as const)
    cpSync(path.join(root, from), path.join(build, to), { recursive: true, filter: isDeployed });
  change?.(build);
  if (owner.uid) spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  await promisify(execFile)(path.join(root, "deploy/release.sh"), [build, folder, ...reload]);
};

/** Deploys the build into a new folder for that user. */
export const deployedSite = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "deployed-site-"));
  // As a build with COMPRESS=1 does, for one file that is too small for servers to compress.
  await release(folder, (build) => {
    const file = path.join(build, "public/robots.txt");
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  });
  return folder;
};

/** Returns a configuration from `deploy/` for that folder. */
export const configurationFor = (folder: string, name: string): string =>
  readFileSync(path.join(root, "deploy", name), "utf8").replaceAll("/srv/ddex-suite-docs", folder);
