import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Git's answer here; undefined if it has none. */
const git = async (...args: string[]): Promise<string | undefined> =>
  (await promisify(execFile)("git", args).catch(() => undefined))?.stdout.trim();

/**
 * The commit that is built: from Netlify, or from Git, also in a shallow clone; null if unknown. A surrounding
 * repository that doesn't contain this folder's files doesn't count.
 */
export const currentCommit = async (): Promise<string | null> => {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  const isOurs = (await git("ls-files", "--error-unmatch", "package.json")) !== undefined;
  return (isOurs && (await git("rev-parse", "HEAD"))) || null;
};
