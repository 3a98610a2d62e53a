import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

const runGit = async (args: string[], cwd: string): Promise<string> =>
  (await execute("git", ["-c", "core.quotePath=false", ...args], { cwd, maxBuffer: 256 * 1024 * 1024 })).stdout;

/** Returns commits at which a shallow history was cut off; according to Git, they added every file. */
const boundaryCommits = async (cwd: string): Promise<Set<string>> => {
  const file = (await runGit(["rev-parse", "--git-path", "shallow"], cwd)).trim();
  const text = await readFile(path.resolve(cwd, file), "utf8").catch(() => "");
  return new Set(text.split("\n").filter(Boolean));
};

/** A file's history in Git. */
export interface FileHistory {
  /** ISO time of the last commit that changed it. */
  lastUpdated: string;
  /** Names of the authors, most commits first; none if history is missing, or if all files have the same one author. */
  authors: string[];
}

const byCount = ([name, count]: [string, number], [otherName, otherCount]: [string, number]): number =>
  otherCount - count || name.localeCompare(otherName, "en");

/** Returns the history of each file in the folders by its name; none without Git, or beyond a shallow history. */
export const historyByFile = async (
  folders: readonly string[],
  cwd = process.cwd(),
): Promise<Map<string, FileHistory>> => {
  const found = new Map<string, { lastUpdated: string | undefined; count: Map<string, number>; whole: boolean }>();
  try {
    const boundary = await boundaryCommits(cwd);
    const log = await runGit(
      ["log", "--format=%x00%H %cI %aN", "--name-only", "--no-renames", "--relative", "--", ...folders],
      cwd,
    );
    for (const entry of log.split("\0").slice(1)) {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [, commit = "", date = "", author = ""] = /^(\S+) (\S+) (.*)$/.exec(head) ?? [];
      const isCutOff = boundary.has(commit);
      for (const file of files) {
        const lastUpdated = isCutOff ? undefined : new Date(date).toISOString();
        const commits = found.get(file) ?? { lastUpdated, count: new Map<string, number>(), whole: true };
        found.set(file, commits);
        commits.whole &&= !isCutOff;
        commits.count.set(author, (commits.count.get(author) ?? 0) + 1);
      }
    }
  } catch {
    return new Map();
  }
  const several = new Set([...found.values()].flatMap(({ count }) => [...count.keys()])).size > 1;
  return new Map(
    [...found].flatMap(([file, { lastUpdated, count, whole }]) =>
      lastUpdated === undefined
        ? []
        : [[file, { lastUpdated, authors: several && whole ? [...count].sort(byCount).map(([name]) => name) : [] }]],
    ),
  );
};
