import { ContentError } from "../problems/content-error";
import { checkBash } from "./languages/check-bash";
import { checkDiff } from "./languages/check-diff";
import { checkJson } from "./languages/check-json";
import { checkPython } from "./languages/check-python";
import { checkRust } from "./languages/check-rust";
import { checkToml } from "./languages/check-toml";
import { checkXml } from "./languages/check-xml";
import { checkYaml } from "./languages/check-yaml";
import { readSamples } from "./samples/read-samples";
import type { Program, Sample, SampleProblem } from "./samples/sample";
import { checkScripts } from "./scripts/check-scripts";
import type { Script } from "./scripts/check-scripts";
import { isScript } from "./scripts/script-files";
import type { ContentText } from "./samples/sample-files";
import { lineInFile, toPrograms } from "./samples/to-programs";
import { toolkitNames } from "./names/toolkit-names";
import type { KnownSymbol } from "./names/toolkit-names";

/**
 * What was done with a block: `compared` is an output block held against what its sample printed; `shown` is plain
 * text, or the output of a program that cannot run here.
 */
export type Check = "executed" | "typeChecked" | "parsed" | "compared" | "shown" | "unchecked";

export interface CheckedSample {
  sample: Sample;
  check: Check;
}

export interface CheckedSamples {
  samples: CheckedSample[];
  /** One line each: file, line, what is wrong, what to do. */
  problems: string[];
}

type Checker = (code: string) => SampleProblem[] | Promise<SampleProblem[]>;

const checkers = (symbols: readonly KnownSymbol[]): Readonly<Record<string, Checker>> => ({
  json: checkJson,
  yaml: checkYaml,
  toml: checkToml,
  xml: checkXml,
  diff: checkDiff,
  python: (code) => checkPython(code, toolkitNames(symbols, "python")),
  rust: (code) => checkRust(code, toolkitNames(symbols, "rust")),
  bash: (code) => checkBash(code, toolkitNames(symbols, "cli")),
});

/** Blocks that show what the block before them prints. */
const outputsOf = (samples: readonly Sample[]): Map<Sample, Sample> => {
  const outputs = new Map<Sample, Sample>();
  for (const [index, sample] of samples.entries()) {
    const before = samples[index - 1];
    if (sample.language === "output" && sample.unchecked === undefined && before) outputs.set(before, sample);
  }
  return outputs;
};

const told = ({ file }: Sample, line: number, { problem, remedy }: SampleProblem): string =>
  new ContentError(file, line, problem, remedy).message;

class Checking {
  readonly problems: string[] = [];
  private readonly checks = new Map<Sample, Check>();
  private readonly scripts: Script[] = [];
  private readonly pages: Sample[][] = [];

  constructor(private readonly byLanguage: Readonly<Record<string, Checker>>) {}

  private mark({ parts }: Program, check: Check): void {
    for (const part of parts) this.checks.set(part, check);
  }

  private tell(program: Program, found: readonly SampleProblem[]): void {
    for (const problem of found)
      this.problems.push(told(program.parts[0]!, lineInFile(program, problem.line), problem));
  }

  /** Reads a page and parses what is only parsed. */
  async read({ file, raw }: ContentText): Promise<void> {
    try {
      const samples = readSamples(raw, file);
      const page = toPrograms(samples);
      const outputs = outputsOf(samples);
      this.pages.push(samples);
      for (const program of page) {
        const checker = this.byLanguage[program.language];
        if (isScript(program)) this.scripts.push({ program, page, outputs });
        else if (checker) {
          this.tell(program, await checker(program.code));
          this.mark(program, "parsed");
        }
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.problems.push(error.message);
    }
  }

  async run(): Promise<void> {
    for (const { program, problems, outputProblems, executed, outputs } of await checkScripts(this.scripts)) {
      this.tell(program, problems);
      for (const { output, problem } of outputProblems)
        this.problems.push(told(output, output.line + 1 + problem.line, problem));
      this.mark(program, executed ? "executed" : "typeChecked");
      for (const part of program.parts) {
        const output = outputs.get(part);
        if (output && executed) this.checks.set(output, "compared");
      }
    }
  }

  samples(): CheckedSample[] {
    return this.pages.flat().map((sample) => ({
      sample,
      check: sample.unchecked === undefined ? (this.checks.get(sample) ?? "shown") : "unchecked",
    }));
  }
}

/** Checks every code block of the given content files, each by its language. */
export const checkSamples = async (
  files: readonly ContentText[],
  symbols: readonly KnownSymbol[],
): Promise<CheckedSamples> => {
  const checking = new Checking(checkers(symbols));
  for (const file of files) await checking.read(file);
  await checking.run();
  return { samples: checking.samples(), problems: checking.problems };
};
