import { ContentError } from "../problems/content-error";
import { checkers } from "./checkers";
import type { KnownSymbol } from "./names/toolkit-names";
import type { Check, CheckedProgram, PageProgram, Tool } from "./samples/checker";
import { readSamples } from "./samples/read-samples";
import type { ContentText } from "./samples/sample-files";
import type { Sample, SampleProblem } from "./samples/sample";
import { lineInFile, toPrograms } from "./samples/to-programs";

export interface CheckedSample {
  sample: Sample;
  check: Check;
  /** What this machine lacks for a deeper check. */
  skipped?: string;
}

export interface CheckedSamples {
  samples: CheckedSample[];
  /** What the blocks were checked with. */
  tools: Tool[];
  /** One line each: file, line, what is wrong, what to do. */
  problems: string[];
}

/** Blocks that show what the block before them prints. */
const outputsOf = (samples: readonly Sample[]): Map<Sample, Sample> => {
  const outputs = new Map<Sample, Sample>();
  for (const [index, sample] of samples.entries()) {
    const before = samples[index - 1];
    if (sample.language === "output" && sample.unchecked === undefined && before) outputs.set(before, sample);
  }
  return outputs;
};

const notWrong: SampleProblem = {
  line: -1,
  problem: "The block is marked as wrong, but nothing is wrong with it",
  remedy: 'Remove wrong="…" from the fence, or show what does fail.',
};

/** What is to be told of a program: its problems, or that it has none where it says it is wrong. */
const problemsOf = ({ program, problems }: CheckedProgram): readonly SampleProblem[] => {
  if (program.parts.every(({ wrong }) => wrong === undefined)) return problems;
  return problems.length > 0 ? [] : [notWrong];
};

class Checking {
  private readonly found: ContentError[] = [];
  private readonly checks = new Map<Sample, Check>();
  private readonly skipped = new Map<Sample, string>();
  readonly tools: Tool[] = [];
  private readonly programs: PageProgram[] = [];
  private readonly pages: Sample[][] = [];
  private readonly files: string[] = [];

  /** Reads the blocks of a page. */
  read({ file, raw }: ContentText): void {
    this.files.push(file);
    try {
      const samples = readSamples(raw, file);
      const page = toPrograms(samples);
      const outputs = outputsOf(samples);
      this.pages.push(samples);
      for (const program of page) this.programs.push({ program, page, outputs });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.found.push(error);
    }
  }

  private take(checked: CheckedProgram): void {
    const { program, check, outputs, outputProblems, skipped } = checked;
    const { file } = program.parts[0]!;
    const tell = (line: number, { problem, remedy }: SampleProblem): void => {
      this.found.push(new ContentError(file, line, problem, remedy));
    };
    for (const problem of problemsOf(checked)) tell(lineInFile(program, problem.line), problem);
    for (const { output, problem } of outputProblems) tell(output.line + 1 + problem.line, problem);
    for (const part of program.parts) {
      this.checks.set(part, check);
      if (skipped !== undefined) this.skipped.set(part, skipped);
      const output = outputs.get(part);
      if (output && check === "executed") this.checks.set(output, "compared");
    }
  }

  async run(symbols: readonly KnownSymbol[]): Promise<void> {
    for (const { languages, check, tools } of checkers) {
      const own = this.programs.filter(({ program }) => languages.includes(program.language));
      if (own.length === 0) continue;
      for (const checked of await check(own, symbols)) this.take(checked);
      this.tools.push(...((await tools?.()) ?? []));
    }
  }

  /** In the order of the pages. */
  problems(): string[] {
    return this.files.flatMap((name) =>
      this.found
        .filter(({ file }) => file === name)
        .sort((one, other) => one.line - other.line)
        .map(({ message }) => message),
    );
  }

  samples(): CheckedSample[] {
    return this.pages.flat().map((sample) => ({
      sample,
      check: sample.unchecked === undefined ? (this.checks.get(sample) ?? "shown") : "unchecked",
      skipped: this.skipped.get(sample),
    }));
  }
}

/** Checks every code block of the given content files, each by its language. */
export const checkSamples = async (
  files: readonly ContentText[],
  symbols: readonly KnownSymbol[],
): Promise<CheckedSamples> => {
  const checking = new Checking();
  for (const file of files) checking.read(file);
  await checking.run(symbols);
  return { samples: checking.samples(), tools: checking.tools, problems: checking.problems() };
};
