import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { writeFiles, type Output } from "../../registry/output";

/** The build time: now, or SOURCE_DATE_EPOCH for builds that are reproducible to the byte. */
export const buildTime = (): Date => {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return new Date();
  if (!/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": give it as seconds since 1970, or leave it out.`);
  return new Date(Number(seconds) * 1000);
};

const git = async (...args: string[]): Promise<string | undefined> =>
  (await promisify(execFile)("git", args).catch(() => undefined))?.stdout.trim();

/** The commit that is built, from Netlify or Git; null if unknown, or if it's a surrounding repository's. */
export const currentCommit = async (): Promise<string | null> => {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  const isOurs = (await git("ls-files", "--error-unmatch", "package.json")) !== undefined;
  return (isOurs && (await git("rev-parse", "HEAD"))) || null;
};

/** What is deployed: for monitoring, and to check whether a change has arrived. */
export const version: Output = {
  name: "version",
  files: [paths.version()],
  write: async (_args, folder) => {
    const facts = { version: site.version, commit: await currentCommit(), builtAt: buildTime().toISOString() };
    await writeFiles(folder, { [paths.version()]: `${JSON.stringify(facts)}\n` });
  },
};
