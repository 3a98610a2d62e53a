import { spawnSync } from "node:child_process";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { git, hasGit } from "../../test/node/git";

const script = bundledScript("src/tools/scripts/check-subjects.ts");

/** Commits each subject after a first commit, and returns what the script says of them. */
const check = (...subjects: string[]): string => {
  const cwd = temporaryFolder({ "a.txt": "" });
  const commit = (message: string): string => git(cwd, ["commit", "--quiet", "--allow-empty", "--message", message]);
  git(cwd, ["init", "--quiet", "--initial-branch=main"]);
  commit("began with a long history of subjects.");
  git(cwd, ["checkout", "--quiet", "-b", "change"]);
  for (const subject of subjects) commit(`${subject}\n\nWhy.`);
  return spawnSync(process.execPath, [script], { cwd, encoding: "utf8" }).stderr;
};

(hasGit ? describe : describe.skip)("npm run subjects", () => {
  it("accepts imperatives of at most 72 characters since main", () => {
    expect(check("Compare dates by instant in checkSuccession", "Process empty files", "Focus the first field")).toBe(
      "",
    );
  });

  it("names each commit whose subject is something else, and the remedy", () => {
    const faults: Record<string, string> = {
      [`Add ${"x".repeat(70)}`]: "has 74 characters; the limit is 72",
      "Add a test.": "ends with a full stop",
      "add a test": "doesn't begin with a capital letter",
      "Added a test": 'doesn\'t begin with an imperative, like "Add" or "Correct"',
      "Adds a test": 'doesn\'t begin with an imperative, like "Add" or "Correct"',
      "Adding a test": 'doesn\'t begin with an imperative, like "Add" or "Correct"',
    };
    const lines = check(...Object.keys(faults).reverse())
      .trim()
      .split("\n");
    expect(lines.map((line) => line.replace(/^\w+ /, ""))).toEqual(
      Object.entries(faults).map(
        ([subject, fault]) => `"${subject}": the subject ${fault}. Reword it: git rebase -i main`,
      ),
    );
  });
});
