import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What git answers here; undefined where it knows nothing. */
const git = async (...args: string[]): Promise<string | undefined> =>
  (await promisify(execFile)("git", args).catch(() => undefined))?.stdout.trim();

/**
 * The commit that is built: Netlify names it, else git, in a shallow clone too; null where neither knows one. A
 * repository around this folder that does not have its files knows none of it.
 */
export const currentCommit = async (): Promise<string | null> => {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  const isOurs = (await git("ls-files", "--error-unmatch", "package.json")) !== undefined;
  return (isOurs && (await git("rev-parse", "HEAD"))) || null;
};
