import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const NOBODY = 65534;

/** The user that a server runs as: never root. */
export const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Copies the build into a new folder for that user, as a deploy does. */
export const deployedSite = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "deployed-site-"));
  for (const [from, to] of [
    ["public", "public"],
    [".cache/headers", "headers"],
    [".cache/redirects", "redirects"],
  ] as const)
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true });
  if (owner.uid) spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  return folder;
};

/** A configuration from `deploy/` for that folder. */
export const configurationFor = (folder: string, name: string): string =>
  readFileSync(path.join(root, "deploy", name), "utf8").replaceAll("/srv/ddex-suite-docs", folder);
