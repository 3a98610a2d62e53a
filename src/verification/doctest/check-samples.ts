import { ContentError } from "../../diagnostics/diagnostic";
import { checkers } from "./checkers";
import type { KnownSymbol } from "./names/toolkit-names";
import { judgeOutput } from "./outputs/judge-output";
import type { Check, CheckedProgram, PageProgram } from "./samples/checker";
import { readSamples } from "./samples/read-samples";
import type { ContentText } from "./samples/sample-files";
import type { Program, Sample, SampleDiagnostic } from "./samples/sample";
import { languageOf, placeOf, toPrograms } from "./samples/to-programs";

export interface CheckedSample {
  sample: Sample;
  check: Check;
  /** The program that did it, with its version; undefined for our own rules. */
  with?: string;
  /** The output that was compared with what the sample printed. */
  output?: Sample;
  /** What this machine lacks for a deeper check. */
  skipped?: string;
}

export interface CheckedSamples {
  samples: CheckedSample[];
  /** One line per problem: file, line, what's wrong, what to do. */
  diagnostics: string[];
}

/** Blocks that show what the previous block prints. */
const outputsOf = (samples: readonly Sample[]): Map<Sample, Sample> => {
  const outputs = new Map<Sample, Sample>();
  for (const [index, sample] of samples.entries()) {
    const before = samples[index - 1];
    if (sample.language === "output" && before) outputs.set(before, sample);
  }
  return outputs;
};

const notWrong: SampleDiagnostic = {
  line: -1,
  message: "The block is marked as wrong, but nothing is wrong with it",
  remedy: 'Remove wrong="…" from the fence, or show what does fail.',
};

const notChecked = (language: string): SampleDiagnostic => ({
  line: -1,
  message: `Nothing checks a ${language} block`,
  remedy: 'Name the language that it is written in, or write unchecked="why".',
});

const checkedLanguages = new Set(["output", ...checkers.flatMap(({ languages }) => languages)]);

interface Page {
  samples: readonly Sample[];
  programs: readonly Program[];
}

class Checking {
  private readonly found: ContentError[] = [];
  private readonly checks = new Map<Sample, Check>();
  private readonly checked = new Map<Sample, CheckedProgram>();
  private readonly outputs = new Map<Sample, Sample>();
  private readonly tools = new Map<Sample, string | undefined>();
  private readonly programs: PageProgram[] = [];
  private readonly pages: Page[] = [];
  private readonly files: string[] = [];

  /** Reads the blocks of a page. */
  read({ file, raw }: ContentText): void {
    this.files.push(file);
    try {
      const samples = readSamples(raw, file);
      const page = toPrograms(samples);
      const outputs = outputsOf(samples);
      this.pages.push({ samples, programs: page });
      for (const program of page) this.programs.push({ program, page, outputs });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.found.push(error);
    }
  }

  private report(
    { file, line, from, code }: Sample,
    { line: at, message: diagnostic, remedy }: SampleDiagnostic,
  ): void {
    const shown = from === undefined ? undefined : code.split("\n")[at];
    this.found.push(
      shown === undefined
        ? new ContentError(file, line + 1 + at, diagnostic, remedy)
        : new ContentError(file, line, `${from}, "${shown.trim()}": ${diagnostic}`, remedy),
    );
  }

  /** Reports the problems, except those of parts that are wrong on purpose, which must have some. */
  private take(checked: CheckedProgram): void {
    const { program, check, diagnostics, outputDiagnostics } = checked;
    const places = diagnostics.map((diagnostic) => ({ diagnostic, ...placeOf(program, diagnostic.line) }));
    for (const { part, line, diagnostic } of places)
      if (part.wrong === undefined) this.report(part, { ...diagnostic, line });
    for (const part of program.parts) {
      this.checks.set(part, check);
      this.checked.set(part, checked);
      if (part.wrong !== undefined && places.every((place) => place.part !== part)) this.report(part, notWrong);
    }
    for (const { output, diagnostic } of outputDiagnostics) this.report(output, diagnostic);
  }

  /** Judges what has no checker: outputs, and blocks in languages without one. */
  private takeRest({ samples, programs }: Page): void {
    for (const [index, sample] of samples.entries()) {
      const language = languageOf(sample);
      if (sample.unchecked === undefined && !checkedLanguages.has(language)) this.report(sample, notChecked(language));
      if (language !== "output") continue;
      const part = samples[index - 1];
      const checked = part && this.checked.get(part);
      const { check, diagnostic } = judgeOutput(sample, { part, checked, page: programs });
      this.checks.set(sample, check);
      if (check === "compared" && part) this.outputs.set(part, sample);
      if (diagnostic) this.report(sample, diagnostic);
    }
  }

  async run(symbols: readonly KnownSymbol[]): Promise<void> {
    for (const { languages, check, tools } of checkers) {
      const own = this.programs.filter(({ program }) => languages.includes(program.language));
      if (own.length === 0) continue;
      const versions = tools?.() ?? {};
      for (const checked of await check(own, symbols)) {
        this.take(checked);
        for (const part of checked.program.parts) this.tools.set(part, versions[checked.check]);
      }
    }
    for (const page of this.pages) this.takeRest(page);
  }

  /** In page order. */
  diagnostics(): string[] {
    return this.files.flatMap((name) =>
      this.found
        .filter(({ file }) => file === name)
        .sort((one, other) => one.line - other.line)
        .map(({ message }) => message),
    );
  }

  samples(): CheckedSample[] {
    return this.pages
      .flatMap(({ samples }) => samples)
      .map((sample) => ({
        sample,
        check: sample.unchecked === undefined ? (this.checks.get(sample) ?? "none") : "unchecked",
        with: this.tools.get(sample),
        output: this.outputs.get(sample),
        skipped: this.checked.get(sample)?.skipped,
      }));
  }
}

/** Checks every code block in the given content files according to its language. */
export const checkSamples = async (
  files: readonly ContentText[],
  symbols: readonly KnownSymbol[],
): Promise<CheckedSamples> => {
  const checking = new Checking();
  for (const file of files) checking.read(file);
  await checking.run(symbols);
  return { samples: checking.samples(), diagnostics: checking.diagnostics() };
};
