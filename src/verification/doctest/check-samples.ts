import { counted } from "@ddex-suite/ern/text/counted";

import type { TextFile } from "../../diagnostics/cached-files";
import { catchContentError, ContentError } from "../../diagnostics/diagnostic";
import { checkers } from "./checkers";
import { type JudgedOutput, judgeOutput } from "./judge-output";
import type { KnownSymbol } from "./names/toolkit-names";
import type { Check, CheckedProgram, CheckResult, PageProgram } from "./samples/checker";
import { parseSamples } from "./samples/parse-samples";
import type { Sample, SampleDiagnostic } from "./samples/sample";
import { languageOf, partAtLine, toPrograms } from "./samples/to-programs";

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

/** Returns blocks that show what the previous block prints. */
const outputsOf = (samples: readonly Sample[]): Map<Sample, Sample> =>
  new Map(
    samples
      .slice(1)
      .flatMap((sample, index) => (sample.language === "output" ? [[samples[index]!, sample] as const] : [])),
  );

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

const toError = (
  { file, line, from, code }: Sample,
  { line: lineInCode, message, remedy }: SampleDiagnostic,
): ContentError => {
  const shown = from === undefined ? undefined : code.split("\n")[lineInCode];
  return shown === undefined
    ? new ContentError(file, line + 1 + lineInCode, message, remedy)
    : new ContentError(file, line, `${from}, "${shown.trim()}": ${message}`, remedy);
};

/** Returns the problems of a program, except those of parts that are wrong on purpose, which must have some. */
const programErrors = (
  { program, outputs }: PageProgram,
  { diagnostics, outputDiagnostics = [] }: CheckResult,
): ContentError[] => {
  const places = diagnostics.map((diagnostic) => ({ diagnostic, ...partAtLine(program, diagnostic.line) }));
  return [
    ...places
      .filter(({ part }) => part.wrong === undefined)
      .map(({ part, line, diagnostic }) => toError(part, { ...diagnostic, line })),
    ...program.parts
      .filter((part) => part.wrong !== undefined && places.every((place) => place.part !== part))
      .map((part) => toError(part, notWrong)),
    ...outputDiagnostics.map(({ part, diagnostic }) => toError(outputs.get(program.parts[part]!)!, diagnostic)),
  ];
};

/** Checks every code block in the given content files according to its language, and tells how far it is. */
export const checkSamples = async (
  files: readonly TextFile[],
  symbols: readonly KnownSymbol[],
  onProgress: (progress: string) => void = () => undefined,
): Promise<CheckedSamples> => {
  const errors: ContentError[] = [];
  const pages = files.flatMap(({ file, raw }) =>
    catchContentError(
      () => {
        const samples = parseSamples(raw, file);
        return [{ samples, page: toPrograms(samples) }];
      },
      (error) => {
        errors.push(error);
        return [];
      },
    ),
  );
  const programs = pages.flatMap(({ samples, page }) => {
    const outputs = outputsOf(samples);
    return page.map((program) => ({ program, page, outputs }));
  });
  const checked = new Map<Sample, CheckedProgram & Pick<CheckedSample, "with">>();
  let done = 0;
  for (const checker of checkers) {
    const ownPrograms = programs.filter(({ program }) => checker.languages.includes(program.language));
    if (ownPrograms.length === 0) continue;
    onProgress(`samples: ${done} of ${counted(programs.length, "program")}, ${checker.languages.join(", ")}`);
    done += ownPrograms.length;
    const versions = checker.tools?.() ?? {};
    for (const [index, result] of (await checker.check(ownPrograms, symbols)).entries()) {
      const { program } = ownPrograms[index]!;
      errors.push(...programErrors(ownPrograms[index]!, result));
      for (const part of program.parts) checked.set(part, { ...result, program, with: versions[result.check] });
    }
  }
  const samples = pages.flatMap(({ samples: pageSamples, page }) => {
    const judge = (output: Sample | undefined, part: Sample | undefined): JudgedOutput | undefined =>
      output && languageOf(output) === "output"
        ? judgeOutput(output, { part, checked: part && checked.get(part), page })
        : undefined;
    return pageSamples.map((sample, index): CheckedSample => {
      const isUnchecked = sample.unchecked !== undefined;
      const language = languageOf(sample);
      if (!isUnchecked && !checkedLanguages.has(language)) errors.push(toError(sample, notChecked(language)));
      const judged = judge(sample, pageSamples[index - 1]);
      if (judged?.diagnostic) errors.push(toError(sample, judged.diagnostic));
      return {
        sample,
        check: isUnchecked ? "unchecked" : (judged?.check ?? checked.get(sample)?.check ?? "none"),
        with: checked.get(sample)?.with,
        output: judge(pageSamples[index + 1], sample)?.check === "compared" ? pageSamples[index + 1] : undefined,
        skipped: checked.get(sample)?.skipped,
      };
    });
  });
  const diagnostics = files.flatMap(({ file: name }) =>
    errors.filter(({ file }) => file === name).sort((a, b) => a.line - b.line),
  );
  return { samples, diagnostics: diagnostics.map(({ message }) => message) };
};
