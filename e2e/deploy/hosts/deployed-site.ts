import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { groupBy } from "../../../src/utils/lists";
import { hostHeaders } from "../../support/host-headers";

const root = path.resolve(__dirname, "../../..");
const NOBODY = 65534;

/** The user that a server runs as: never root. */
export const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The pages for names of ERN, half of all files, have the same rules as other docs pages. */
const isNameOfErn = (address: string): boolean => /^\/docs\/ern\/(?:elements|values)\//.test(address);

/** The type of a file by its address: "/" for a page, "js" for a script. */
export const typeOf = (address: string): string => (address.endsWith("/") ? "/" : path.extname(address).slice(1));

/**
 * Returns the addresses of the first, the last and a middle one of the files that have the same headers, type and top
 * folder; all of a few.
 */
export const sampledFiles = (): string[] => {
  const { files } = hostHeaders();
  const addresses = [...Object.keys(files), "/favicon.svg"].filter(
    (address) => !["/docs/", "/404/"].includes(address) && !isNameOfErn(address),
  );
  const topOf = (address: string): string => /^\/[^/]+\//.exec(address)?.[0] ?? "/";
  const alike = groupBy(addresses, (address) => JSON.stringify([files[address], typeOf(address), topOf(address)]));
  return [...alike.values()].flatMap((group) =>
    group.length < 5 ? group : [group[0]!, group[Math.floor(group.length / 2)]!, group.at(-1)!],
  );
};

/** The files that are deployed: the sampled ones, those of the root, and pages that tests ask for by name. */
const deployedFiles = (): Set<string> => {
  const inRoot = readdirSync(path.join(root, "public"), { withFileTypes: true }).filter((entry) => entry.isFile());
  const named = ["/404/", "/docs/", "/docs/intro/", "/docs/intro.md", "/search/", "/blog/tags/"];
  const addresses = [...sampledFiles(), ...named].map((address) => address.replace(/\/$/, "/index.html"));
  return new Set([...inRoot.map(({ name }) => `/${name}`), ...addresses]);
};

/** Makes the build, perhaps changed, the release in a folder with `deploy/release.sh`, then runs a command. */
export const release = async (
  folder: string,
  change?: (build: string) => void,
  reload: readonly string[] = [],
): Promise<void> => {
  const build = path.join(folder, "incoming");
  for (const part of ["headers", "redirects"])
    cpSync(path.join(root, ".cache", part), path.join(build, part), { recursive: true });
  for (const file of deployedFiles()) {
    const target = path.join(build, "public", file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, "public", file), target);
  }
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
