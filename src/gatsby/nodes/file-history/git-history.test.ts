import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { git, hasGit } from "../../../test/node/git";
import { historyByFile } from "./git-history";

const FIRST = "2026-01-01T12:00:00.000Z";
const SECOND = "2026-02-01T12:00:00.000Z";
const THIRD = "2026-03-01T12:00:00.000Z";

const commit = (folder: string, files: Record<string, string>, time: string, author = "Test"): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--quiet", "--message", "Change", "--author", `${author} <mail@example.org>`], time);
};

/** A repository with three commits: a.mdx changed in the third, b.mdx in the second, c.mdx only in the first. */
const repository = (): string => {
  const folder = temporaryFolder();
  git(folder, ["init", "--quiet"]);
  commit(folder, { "docs/a.mdx": "1", "docs/b.mdx": "1", "docs/deep/c.mdx": "1", "README.md": "1" }, FIRST);
  commit(folder, { "docs/a.mdx": "2", "docs/b.mdx": "2", "pages/über uns.mdx": "2" }, SECOND);
  commit(folder, { "docs/a.mdx": "3" }, THIRD);
  return folder;
};

const clone = (folder: string, depth: number): string => {
  const target = path.join(temporaryFolder(), "clone");
  git(folder, ["clone", "--quiet", "--depth", String(depth), `file://${folder}`, target]);
  return target;
};

const historyOf = async (folder: string, folders = ["docs", "pages"]): Promise<Record<string, string>> =>
  Object.fromEntries([...(await historyByFile(folders, folder))].map(([file, { lastUpdated }]) => [file, lastUpdated]));

const authorsOf = async (folder: string): Promise<Record<string, string[]>> =>
  Object.fromEntries([...(await historyByFile(["docs"], folder))].map(([file, { authors }]) => [file, authors]));

(hasGit ? describe : describe.skip)("historyByFile", () => {
  it("returns the time of each file's last change in the given folders", async () => {
    expect(await historyOf(repository())).toEqual({
      "docs/a.mdx": THIRD,
      "docs/b.mdx": SECOND,
      "docs/deep/c.mdx": FIRST,
      "pages/über uns.mdx": SECOND,
    });
  });

  it("uses file names relative to a project inside the repository", async () => {
    const folder = temporaryFolder();
    git(folder, ["init", "--quiet"]);
    commit(folder, { "website/docs/a.mdx": "1", "docs/a.mdx": "1" }, FIRST);
    expect(await historyOf(path.join(folder, "website"))).toEqual({ "docs/a.mdx": FIRST });
  });

  it("returns the time in UTC, whatever zone the commit was made in", async () => {
    const folder = temporaryFolder();
    git(folder, ["init", "--quiet"]);
    commit(folder, { "docs/a.mdx": "1" }, "2026-01-01T01:00:00+02:00");
    expect(await historyOf(folder)).toEqual({ "docs/a.mdx": "2025-12-31T23:00:00.000Z" });
  });

  it("leaves out what a shallow clone can't know", async () => {
    const origin = repository();
    expect(await historyOf(clone(origin, 1))).toEqual({});
    expect(await historyOf(clone(origin, 2))).toEqual({ "docs/a.mdx": THIRD });
    expect(await historyOf(clone(origin, 4))).toHaveProperty(["docs/deep/c.mdx"], FIRST);
  });

  it("lists a file's authors as Git knows them, most commits first", async () => {
    const folder = repository();
    for (const [index, name] of ["Zoë de Vries", "Ann Bee", "Zoë de Vries", "Test"].entries()) {
      writeFileSync(path.join(folder, "docs/a.mdx"), String(10 + index));
      git(folder, ["commit", "--quiet", "--all", "--message", "Change", "--author", `${name} <mail@example.org>`]);
    }
    expect(await authorsOf(folder)).toEqual({
      "docs/a.mdx": ["Test", "Zoë de Vries", "Ann Bee"],
      "docs/b.mdx": ["Test"],
      "docs/deep/c.mdx": ["Test"],
    });
  });

  it("lists no authors if part of a file's history is missing", async () => {
    const folder = repository();
    commit(folder, { "docs/new.mdx": "1" }, THIRD, "Ann Bee");
    expect(await authorsOf(clone(folder, 3))).toEqual({ "docs/a.mdx": [], "docs/new.mdx": ["Ann Bee"] });
  });

  it("lists no authors if all files have the same one", async () => {
    expect(await authorsOf(repository())).toEqual({ "docs/a.mdx": [], "docs/b.mdx": [], "docs/deep/c.mdx": [] });
  });

  it("returns nothing outside a repository, without commits, or if Git can't be started", async () => {
    expect(await historyOf(temporaryFolder({ "docs/a.mdx": "1" }))).toEqual({});
    const folder = temporaryFolder();
    git(folder, ["init", "--quiet"]);
    expect(await historyOf(folder)).toEqual({});
    expect(await historyOf(path.join(temporaryFolder(), "missing"))).toEqual({});
  });
});
