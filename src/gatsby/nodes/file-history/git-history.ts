import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const git = async (args: string[], cwd: string): Promise<string> =>
  (await run("git", ["-c", "core.quotePath=false", ...args], { cwd, maxBuffer: 256 * 1024 * 1024 })).stdout;

/** Commits at which a shallow history was cut off: git takes them to have added every file. */
const boundaryCommits = async (cwd: string): Promise<Set<string>> => {
  const file = (await git(["rev-parse", "--git-path", "shallow"], cwd)).trim();
  const text = await readFile(path.resolve(cwd, file), "utf8").catch(() => "");
  return new Set(text.split("\n").filter(Boolean));
};

/**
 * ISO time of the last commit that changed each file below the folders, by file name relative to `cwd`.
 * A file whose last change lies beyond a shallow clone's history is left out; without git the map is empty.
 */
export const lastUpdatedByFile = async (
  folders: readonly string[],
  cwd = process.cwd(),
): Promise<Map<string, string>> => {
  const found = new Map<string, string | undefined>();
  try {
    const boundary = await boundaryCommits(cwd);
    const log = await git(
      ["log", "--format=%x00%H %cI", "--name-only", "--no-renames", "--relative", "--", ...folders],
      cwd,
    );
    for (const entry of log.split("\0").slice(1)) {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [commit = "", date = ""] = head.split(" ");
      for (const file of files) {
        if (!found.has(file)) found.set(file, boundary.has(commit) ? undefined : new Date(date).toISOString());
      }
    }
  } catch {
    return new Map();
  }
  return new Map([...found].filter((item): item is [string, string] => item[1] !== undefined));
};
