import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { ernSampleFiles, ernSamples } from "../../../../test/ern/ern-samples";
import { startPython } from "../../../../test/node/python-process";
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

/** Programs that read the message passed as an argument instead of the page's. */
const allReading = programs.filter(({ program: { code } }) =>
  /sys\.argv\[1\] if len\(sys\.argv\) > 1 else "[\w-]+\.xml"/.test(code),
);
const reading = allReading.filter(runs);

/** The text of the block below a program if it's the program's output. */
const shown = ({ program }: Found): string => {
  const { file } = program.parts[0]!;
  const samples = readSamples(readFileSync(file, "utf8"), file);
  const next = samples[samples.findIndex(({ line }) => line === program.parts[0]!.line) + 1];
  return next?.language === "output" ? next.code : "";
};

const messages = [
  ...readdirSync("content/fixtures")
    .map((name) => path.resolve("content/fixtures", name))
    .filter((file) => readFileSync(file, "utf8").includes("NewReleaseMessage")),
  path.resolve("src/playground/samples/43-video.xml"),
  path.resolve("src/playground/samples/382-album.xml"),
  ...ernSampleFiles.filter((name) => !name.startsWith("nasty")).map((name) => path.join(ernSamples, name)),
];

const workspace = makeWorkspace();
const pythonProcess = python === undefined ? undefined : startPython(python);
afterAll(() => {
  workspace.remove();
  pythonProcess?.stop();
});

const add = ({ program, page }: Found): string => workspace.add(program, needsOf(program, page).files);

/** Runs a program on each of the messages; it may reject one with its own message. */
const EACH = `import runpy, sys
program, *messages = sys.argv[1:]
for message in messages:
    sys.argv = [program, message]
    try:
        runpy.run_path(program, run_name="__main__")
    except SystemExit as refused:
        print(refused, file=sys.stderr)`;

const runOn = (file: string, ...given: string[]) => {
  writeFileSync(path.join(path.dirname(file), "each.py"), EACH);
  return pythonProcess!.run(path.dirname(file), "each.py", file, ...given);
};

const runCode = (file: string, ...args: string[]) =>
  spawnSync(python!, ["-c", ...args], { encoding: "utf8", cwd: path.dirname(file), timeout: 60_000 });

/** Does a program print text besides its results, or reject messages? */
const speaks = ({ program: { code } }: Found): boolean => /\bsys\.(stderr|exit)\b|\bSystemExit\b/.test(code);

/** Runs the given program and prints the peak memory of its objects in bytes. */
const PEAK = `import runpy, sys, tracemalloc
sys.argv = sys.argv[1:]
tracemalloc.start()
runpy.run_path(sys.argv[0], run_name="__main__")
print(tracemalloc.get_traced_memory()[1])`;

/** How many recordings a program found: the number it prints, or otherwise the number of lines with one. */
const countRecordings = (lines: readonly string[]): number =>
  Number(
    lines.map((line) => /^(\d+) recordings$/.exec(line)?.[1]).find(Boolean) ??
      lines.filter((line) => /^(track\t)?A\d+\b/.test(line)).length,
  );

/** Pages that declare their programs to be for ERN 4 only. */
const ofErn4 = ["content/docs/guides/streaming-large-files.mdx"];

const named = (found: readonly Found[]): [string, Found][] => found.map((one) => [one.name, one]);

it("finds programs that read messages, by what they do", () => {
  expect(allReading.length).toBeGreaterThan(4);
});

it.each(ofErn4)("%s mentions ERN 4 before its first heading", (file) => {
  expect(readFileSync(file, "utf8").split("\n## ")[0]).toMatch(/\bof an ERN 4\s+message\b/);
});

(reading.length > 0 ? describe : describe.skip)("Python programs of the content", () => {
  it.each(named(reading))("%s reads every message", async (_name, found) => {
    const { stderr } = await runOn(add(found), ...messages);
    if (speaks(found)) expect(stderr).not.toContain("Traceback");
    else expect(stderr).toBe("");
  });

  const withTitles = reading.filter((found) => /[A-Z]{4}\d{8}\b/.test(shown(found)));
  it.each(named(withTitles))(
    "%s finds the titles of videos and of ERN 4.2, and those of 3.8.2 unless its page is about ERN 4",
    async (_name, found) => {
      const file = add(found);
      const finds = async (message: string, title: string, isrc: string): Promise<boolean> => {
        const { stdout } = await runOn(
          file,
          messages.find((one) => one.endsWith(message))!,
        );
        return new RegExp(`${title}[\\s,]+${isrc}|${isrc}[\\s,]+${title}`).test(stdout);
      };
      expect(await finds("43-video.xml", "Glass Harbour \\(Video\\)", "QZABC2600051")).toBe(true);
      expect(await finds("single-42.xml", "Tide Tables", "ZZEX12500003")).toBe(true);
      const isOfErn4 = ofErn4.includes(found.program.parts[0]!.file);
      expect(await finds("release-382.xml", "Harbor Songs", "ZZEX12500004")).toBe(!isOfErn4);
    },
  );

  // A program that also reads the whole tree compares ways of reading.
  const streaming = reading.filter(
    ({ program: { code } }) => code.includes("iterparse(") && !code.includes("ET.parse("),
  );
  it.each(named(streaming))(
    "%s, which is for large messages, frees what it has read",
    (_name, found) => {
      const maker = found.page.find(({ title }) => title === "make_large.py")!;
      const file = workspace.add(found.program, needsOf(maker, found.page).files);
      expect(runCode(file, maker.code, "1000").stderr).toBe("");
      const printed = runCode(file, PEAK, file, "large.xml").stdout.trimEnd().split("\n");
      expect(Number(printed.pop())).toBeLessThan(1e6);
      expect(countRecordings(printed)).toBe(1_000);
    },
    60_000,
  );
});
