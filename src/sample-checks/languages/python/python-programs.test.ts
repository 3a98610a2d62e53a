import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { ernSampleFiles, ernSamples } from "../../../test/ern-samples";
import { readSamples } from "../../samples/read-samples";
import { outputProblem } from "../../running/compare-output";

const PYTHON = process.env.PYTHON ?? "python3";
const python = (...args: string[]) => spawnSync(PYTHON, args, { encoding: "utf8", cwd: folder, timeout: 60_000 });
const folder = mkdtempSync(path.join(tmpdir(), "python-programs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Programs that read a message with the standard library, and pandas at most. */
const PROGRAMS = [
  ["content/docs/examples/parse-ern.mdx", "parse_ern.py", "album.xml"],
  ["content/docs/examples/python-dataframes.mdx", "tables.py", "album.xml"],
  ["content/docs/examples/python-dataframes.mdx", "to_csv.py", "album.xml"],
  ["content/docs/parser/quick-start.mdx", "recordings.py", "standard.xml"],
  ["content/docs/api/models/deal.mdx", "deals.py", "deals.xml"],
  ["content/docs/api/models/party.mdx", "artists.py", "people.xml"],
  ["content/docs/api/models/technical.mdx", "files.py", "technical.xml"],
  ["content/blog/long-blog-post.mdx", "walk.py", "first-light.xml"],
] as const;

/** Programs that need no message. */
const OTHERS = [
  ["content/docs/examples/round-trip.mdx", "edit.py"],
  ["content/docs/api/models/datetime.mdx", "durations.py"],
  ["content/docs/api/models/territories.mdx", "territories.py"],
] as const;

const outputs = new Map<string, string>();
for (const file of new Set([...PROGRAMS, ...OTHERS].map(([name]) => name))) {
  const samples = readSamples(readFileSync(file, "utf8"), file);
  for (const [index, { title, code }] of samples.entries()) {
    if (title === undefined || !/\.(py|xml)$/.test(title)) continue;
    writeFileSync(path.join(folder, title), `${code}\n`);
    const next = samples[index + 1];
    if (title.endsWith(".py") && next?.language === "output") outputs.set(title, next.code);
  }
}

const messages = [
  ...readdirSync("content/fixtures").map((name) => path.resolve("content/fixtures", name)),
  path.resolve("src/playground/samples/43-video.xml"),
  path.resolve("src/playground/samples/382-album.xml"),
  ...ernSampleFiles.filter((name) => !name.startsWith("nasty")).map((name) => path.join(ernSamples, name)),
];

const installed = ["sys", "pandas"].filter((name) => python("-c", `import ${name}`).status === 0);
const runnable = PROGRAMS.filter(([, program]) => installed.includes(program === "tables.py" ? "pandas" : "sys"));
if (runnable.length < PROGRAMS.length) console.info(`${PYTHON} has no pandas, or is not there: not all programs run.`);

/** Runs the program named on each message named after it. */
const EACH = `import runpy, sys
program, *messages = sys.argv[1:]
for message in messages:
    sys.argv = [program, message]
    runpy.run_path(program, run_name="__main__")`;

/** Runs the program named and prints the most memory, in bytes, that its objects took at a time. */
const PEAK = `import runpy, sys, tracemalloc
sys.argv = sys.argv[1:]
tracemalloc.start()
runpy.run_path(sys.argv[0], run_name="__main__")
print(tracemalloc.get_traced_memory()[1])`;

(runnable.length > 0 ? describe : describe.skip)("Python programs of the content", () => {
  it.each(runnable)("%s: %s prints what the page shows", (_file, program, message) => {
    const { stdout, stderr } = python(program, message);
    expect(stderr).toBe("");
    expect(outputProblem(outputs.get(program)!, stdout)).toBeUndefined();
  });

  it.each(OTHERS)("%s: %s prints what the page shows", (_file, program) => {
    expect(outputProblem(outputs.get(program)!, python(program).stdout)).toBeUndefined();
  });

  // The walk of the post shows what a missing reference does: it stops.
  it.each(runnable.filter(([, program]) => program !== "walk.py"))("%s: %s reads every message", (_file, program) => {
    expect(python("-c", EACH, program, ...messages).stderr).toBe("");
  });

  it.each(runnable.filter(([, program]) => /^(parse_ern|tables)/.test(program)))(
    "%s: %s finds the titles of videos and of ERN 3.8.2",
    (_file, program) => {
      const of = (name: string) =>
        python(
          program,
          messages.find((file) => file.endsWith(name))!,
        ).stdout;
      expect(of("43-video.xml")).toMatch(/Glass Harbour \(Video\)\s+QZABC2600051/);
      expect(of("release-382.xml")).toMatch(/Harbor Songs\s+ZZEX12500004/);
    },
  );

  it("the program for large messages frees what it has read", () => {
    const make = readFileSync(path.join(folder, "make_large.py"), "utf8").replace("60_000", "2_000");
    expect(python("-c", make).stderr).toBe("");
    const printed = python("-c", PEAK, "to_csv.py", "large.xml").stdout.trimEnd().split("\n");
    expect(Number(printed.pop())).toBeLessThan(3e6);
    expect(printed).toHaveLength(4_001);
  }, 60_000);
});
