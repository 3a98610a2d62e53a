import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import { parse } from "yaml";

import { git, hasGit } from "../node/git";

interface Job {
  if?: string;
  needs?: string | string[];
  "timeout-minutes"?: number;
  steps: { id?: string; run?: string }[];
}

const readJobs = (name: string): Record<string, Job> =>
  (parse(readFileSync(`.github/workflows/${name}`, "utf8")) as { jobs: Record<string, Job> }).jobs;

const jobs = readJobs("test.yml");

/** Runs the last step of a job as GitHub does, in a folder. */
const runStep = (job: string, environment: Record<string, string>, cwd = process.cwd()) =>
  spawnSync("bash", ["-e", "-c", jobs[job]!.steps.at(-1)!.run!], {
    cwd,
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });

/** Commits a change of a file as a pull request, and returns what the job "changes" makes of it. */
const outputOf = (file: string, isPullRequest = true): string => {
  const cwd = temporaryFolder({ "content/a.mdx": "a", "src/a.ts": "a" });
  git(cwd, ["init", "--quiet"]);
  git(cwd, ["add", "."]);
  git(cwd, ["commit", "--quiet", "--message", "Begin"]);
  const base = git(cwd, ["rev-parse", "HEAD"]);
  const output = path.join(cwd, "output");
  mkdirSync(path.join(cwd, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(cwd, file), "b");
  git(cwd, ["add", file]);
  git(cwd, ["commit", "--quiet", "--message", "Change"]);
  expect(runStep("changes", { BASE: isPullRequest ? base : "", GITHUB_OUTPUT: output }, cwd).status).toBe(0);
  return readFileSync(output, "utf8").trim();
};

/** The exit code of "all-checks" for the results of its jobs; those not named were skipped. */
const judge = (contentOnly: boolean, results: Record<string, string>): number | null => {
  const needed = [jobs["all-checks"]!.needs!].flat();
  const all = Object.fromEntries(needed.map((name) => [name, { result: results[name] ?? "skipped" }]));
  return runStep("all-checks", { JOBS: JSON.stringify(all), CONTENT_ONLY: String(contentOnly) }).status;
};

const success = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, "success"]));

describe("the workflow of tests", () => {
  const itWithGit = hasGit ? it : it.skip;

  itWithGit("knows a pull request that changes only content", () => {
    expect(outputOf("content/a.mdx")).toContain("content-only=true");
    expect(outputOf("src/verification/evidence.lock.json")).toContain("content-only=true");
    expect(outputOf("src/a.ts")).toContain("content-only=false");
    expect(outputOf("content/a.mdx", false)).toContain("content-only=false");
  });

  itWithGit("runs the engine's tests if the engine has changed, and for each commit on main", () => {
    expect(outputOf("packages/ern/src/a.ts")).toContain("engine=true");
    expect(outputOf("package-lock.json")).toContain("engine=true");
    expect(outputOf("src/a.ts")).toContain("engine=false");
    expect(outputOf("src/a.ts", false)).toContain("engine=true");
  });

  it("waits for all other jobs before all-checks", () => {
    const names = Object.keys(jobs).filter((name) => name !== "all-checks");
    expect([jobs["all-checks"]!.needs!].flat().sort()).toEqual(names.sort());
    expect(jobs["all-checks"]!.if).toBe("always()");
  });

  it("passes all-checks only if the jobs of the change have passed", () => {
    const code = success("changes", "verify", "check", "unit", "browser", "build");
    const content = success("changes", "verify", "content");
    expect(judge(false, code)).toBe(0);
    expect(judge(true, content)).toBe(0);
    // Skipped, though the change isn't only content.
    expect(judge(false, content)).toBe(1);
    for (const name of Object.keys(code))
      expect([name, judge(false, { ...code, [name]: "failure" })]).toEqual([name, 1]);
    for (const name of Object.keys(content))
      expect([name, judge(true, { ...content, [name]: "cancelled" })]).toEqual([name, 1]);
  });
});

describe("each workflow", () => {
  it.each(["test.yml", "pages.yml", "long-tests.yml"])("%s limits the time of its jobs", (name) => {
    const unlimited = Object.entries(readJobs(name)).filter(([, job]) => !job["timeout-minutes"]);
    expect(unlimited.map(([job]) => job)).toEqual([]);
  });
});
