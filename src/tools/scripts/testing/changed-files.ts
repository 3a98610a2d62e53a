import { spawnSync } from "node:child_process";

/** What Git prints, line by line; undefined where it fails or is not there. */
const git = (...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
};

/** Files that differ from the main branch, as it was when this one left it; new files and changes before a commit too. */
export const changedFiles = (): string[] => {
  const base = git("merge-base", "HEAD", "origin/main") ?? git("merge-base", "HEAD", "main") ?? ["HEAD"];
  const changed = git("diff", "--name-only", "--no-renames", ...base) ?? [];
  const added = git("ls-files", "--others", "--exclude-standard") ?? [];
  return [...changed, ...added];
};
