import { spawnSync } from "node:child_process";

/** Git's output, split into lines; undefined if Git fails or isn't installed. */
const git = (...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
};

/** Files that changed since this branch left the main branch, including new files and uncommitted changes. */
export const changedFiles = (): string[] => {
  const base = git("merge-base", "HEAD", "origin/main") ?? git("merge-base", "HEAD", "main") ?? ["HEAD"];
  const changed = git("diff", "--name-only", "--no-renames", ...base) ?? [];
  const added = git("ls-files", "--others", "--exclude-standard") ?? [];
  return [...changed, ...added];
};
