/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { git, hasGit } from "../../../test/node/git";
import { setEnv } from "../../../test/node/set-env";
import { buildTime, currentCommit } from "./output";

describe("buildTime", () => {
  it("is the current time, or SOURCE_DATE_EPOCH if set, which must be a time", () => {
    setEnv({ SOURCE_DATE_EPOCH: undefined });
    expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1000);
    setEnv({ SOURCE_DATE_EPOCH: "1700000000" });
    expect(buildTime().toISOString()).toBe("2023-11-14T22:13:20.000Z");
    setEnv({ SOURCE_DATE_EPOCH: "yesterday" });
    expect(buildTime).toThrow('SOURCE_DATE_EPOCH is "yesterday": give it as seconds since 1970');
  });
});

const before = process.cwd();

(hasGit ? describe : describe.skip)("currentCommit", () => {
  beforeEach(() => setEnv({ COMMIT_REF: undefined }));
  afterEach(() => process.chdir(before));

  /** A repository with two commits of a project; returns the last one. */
  const repository = (): { folder: string; commit: string } => {
    const folder = temporaryFolder({ "package.json": "{}" });
    git(folder, ["init", "-q"]);
    git(folder, ["add", "."]);
    git(folder, ["commit", "-qm", "one"]);
    git(folder, ["commit", "-qm", "two", "--allow-empty"]);
    return { folder, commit: git(folder, ["rev-parse", "HEAD"]) };
  };

  it("returns the commit that the host names", async () => {
    setEnv({ COMMIT_REF: "abc123" });
    expect(await currentCommit()).toBe("abc123");
  });

  it("returns the repository's last commit, also in a shallow clone", async () => {
    const { folder, commit } = repository();
    const clone = path.join(temporaryFolder(), "clone");
    git(folder, ["clone", "-q", "--depth", "1", `file://${folder}`, clone]);
    expect(git(clone, ["rev-list", "--count", "HEAD"])).toBe("1");
    process.chdir(clone);
    expect(await currentCommit()).toBe(commit);
  });

  it("returns null outside a repository, and in one that doesn't contain the files", async () => {
    process.chdir(temporaryFolder({ "package.json": "{}" }));
    expect(await currentCommit()).toBeNull();
    const unpacked = path.join(repository().folder, "unpacked");
    mkdirSync(unpacked);
    writeFileSync(path.join(unpacked, "package.json"), "{}");
    process.chdir(unpacked);
    expect(await currentCommit()).toBeNull();
  });
});
