import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import { ernSampleFiles, ernSamples } from "../../../test/ern-samples";
import { makeWorkspace } from "../../running/workspace";
import { readSamples } from "../../samples/read-samples";
import type { Program } from "../../samples/sample";
import { sampleFiles } from "../../samples/sample-files";
import { toPrograms } from "../../samples/to-programs";
import { findPython, missingImports } from "./running/find-python";
import { needsOf } from "./running/python-files";

interface Found {
  name: string;
  program: Program;
  page: readonly Program[];
}

const pages = sampleFiles().map(({ file, raw }) => toPrograms(readSamples(raw, file)));
const programs = pages.flatMap((page) =>
  page
    .filter(({ language }) => language === "python")
    .map((program): Found => ({ name: `${program.parts[0]!.file}: ${program.title}`, program, page })),
);

const python = findPython();
const runs = ({ program }: Found): boolean =>
  python !== undefined && missingImports(python, [program.code])![0]!.length === 0;

/** Programs that read the message named after them, in place of the page's. */
const allReading = programs.filter(({ program: { code } }) =>
  /sys\.argv\[1\] if len\(sys\.argv\) > 1 else "[\w-]+\.xml"/.test(code),
);
const reading = allReading.filter(runs);

/** The text of the block below a program, where it is what the program prints. */
const shown = ({ program }: Found): string => {
  const { file } = program.parts[0]!;
  const samples = readSamples(readFileSync(file, "utf8"), file);
  const next = samples[samples.findIndex(({ line }) => line === program.parts[0]!.line) + 1];
  return next?.language === "output" ? next.code : "";
};

const messages = [
  ...readdirSync("content/fixtures").map((name) => path.resolve("content/fixtures", name)),
  path.resolve("src/playground/samples/43-video.xml"),
  path.resolve("src/playground/samples/382-album.xml"),
  ...ernSampleFiles.filter((name) => !name.startsWith("nasty")).map((name) => path.join(ernSamples, name)),
];

const workspace = makeWorkspace();
afterAll(() => workspace.remove());

const add = ({ program, page }: Found): string => workspace.add(program, needsOf(program, page).files);

const runIn = (file: string, ...args: string[]) =>
  spawnSync(python!, args, { encoding: "utf8", cwd: path.dirname(file), timeout: 60_000 });

/** Runs the program named on each message named after it; it may refuse one, in words of its own. */
const EACH = `import runpy, sys
program, *messages = sys.argv[1:]
for message in messages:
    sys.argv = [program, message]
    try:
        runpy.run_path(program, run_name="__main__")
    except SystemExit as refused:
        print(refused, file=sys.stderr)`;

/** Does a program say things beside what it prints, or refuse messages? */
const speaks = ({ program: { code } }: Found): boolean => /\bsys\.(stderr|exit)\b|\bSystemExit\b/.test(code);

/** Runs the program named and prints the most memory, in bytes, that its objects took at a time. */
const PEAK = `import runpy, sys, tracemalloc
sys.argv = sys.argv[1:]
tracemalloc.start()
runpy.run_path(sys.argv[0], run_name="__main__")
print(tracemalloc.get_traced_memory()[1])`;

const named = (found: readonly Found[]): [string, Found][] => found.map((one) => [one.name, one]);

it("finds programs that read messages, by what they do", () => {
  expect(allReading.length).toBeGreaterThan(4);
});

(reading.length > 0 ? describe : describe.skip)("Python programs of the content", () => {
  it.each(named(reading))("%s reads every message", (_name, found) => {
    const file = add(found);
    const { stderr } = runIn(file, "-c", EACH, file, ...messages);
    if (speaks(found)) expect(stderr).not.toContain("Traceback");
    else expect(stderr).toBe("");
  });

  // The guides say of their programs that they read sound recordings of ERN 4.3 alone, and make their large messages otherwise.
  const ofAllVersions = reading.filter(({ name }) => !name.startsWith("content/docs/guides/"));
  const withTitles = ofAllVersions.filter((found) => /[A-Z]{4}\d{8}\b/.test(shown(found)));
  it.each(named(withTitles))("%s finds the titles of videos and of ERN 3.8.2", (_name, found) => {
    const file = add(found);
    const of = (name: string) =>
      runIn(
        file,
        file,
        messages.find((one) => one.endsWith(name))!,
      ).stdout;
    expect(of("43-video.xml")).toMatch(/Glass Harbour \(Video\)[\s,]+QZABC2600051/);
    expect(of("release-382.xml")).toMatch(/Harbor Songs[\s,]+ZZEX12500004/);
  });

  const streaming = ofAllVersions.filter(({ program }) => program.code.includes("iterparse("));
  it.each(named(streaming))(
    "%s, for large messages, frees what it has read",
    (_name, found) => {
      const make = found.page.find(({ code, language }) => language === "python" && /^COPIES = /m.test(code))!;
      const file = workspace.add(found.program, needsOf(make, found.page).files);
      expect(runIn(file, "-c", make.code.replace(/^COPIES = .*/m, "COPIES = 2_000")).stderr).toBe("");
      const printed = runIn(file, "-c", PEAK, file, "large.xml").stdout.trimEnd().split("\n");
      expect(Number(printed.pop())).toBeLessThan(3e6);
      expect(printed).toHaveLength(4_001);
    },
    60_000,
  );
});
