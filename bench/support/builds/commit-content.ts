import { execFileSync } from "node:child_process";

/** Commits the copy's content, because a build reads the files' dates from git. Without git there are no dates. */
export const commitContent = (copy: string): void => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, stdio: "ignore" });
  try {
    git("init", "--quiet");
    git("add", "content");
    git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "--quiet", "-m", "Generate pages");
  } catch {
    console.log("git cannot be used here: the pages have no date of their last update.");
  }
};
