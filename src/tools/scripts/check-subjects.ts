import { execFileSync, spawnSync } from "node:child_process";

import { fail } from "./tools/fail";

/** usage: npm run subjects [-- <base>], for the commits since `main` or another base */
const [base = "main"] = process.argv.slice(2);

const MAX_LENGTH = 72;

/** Verbs whose imperative ends like another form. */
const IMPERATIVES = /^(?:Bring|Embed|Exceed|Feed|Need|Ping|Proceed|Process|Seed|Shed|Speed|Spring|String|Swing)$/;

const faultOf = (subject: string): string | undefined => {
  const [verb = ""] = subject.split(" ");
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters; the limit is ${MAX_LENGTH}`;
  if (!/^[A-Z]/.test(subject)) return "doesn't begin with a capital letter";
  if (subject.endsWith(".")) return "ends with a full stop";
  if (/(?:ed|ing|[^s]s)$/.test(verb) && !/(?:us|is)$/.test(verb) && !IMPERATIVES.test(verb))
    return `doesn't begin with an imperative, like "Add" or "Correct"`;
  return undefined;
};

// A shallow clone may have no such branch.
if (spawnSync("git", ["rev-parse", "--verify", "--quiet", base]).status === 0) {
  const log = execFileSync("git", ["log", "--no-merges", "--format=%h %s", `${base}..HEAD`], { encoding: "utf8" });
  const faults = log.split("\n").flatMap((line) => {
    const [, hash, subject] = /^(\w+) (.*)$/.exec(line) ?? [];
    const fault = subject === undefined ? undefined : faultOf(subject);
    return fault ? `${hash} "${subject}": the subject ${fault}. Reword it: git rebase -i ${base}` : [];
  });
  if (faults.length > 0) fail(faults.join("\n"));
}
