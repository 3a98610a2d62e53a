import { execFileSync } from "node:child_process";

import { which } from "../tools/debian";

export const hasGit = which("git") !== undefined;

/** Runs git in a folder, at a time and without the user's settings; returns what it prints. */
export const git = (cwd: string, args: readonly string[], time = "2026-01-01T12:00:00.000Z"): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], {
    cwd,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      GIT_AUTHOR_DATE: time,
      GIT_COMMITTER_DATE: time,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_SYSTEM: "/dev/null",
      NODE_ENV: "test",
    },
    stdio: "pipe",
  }).trim();
