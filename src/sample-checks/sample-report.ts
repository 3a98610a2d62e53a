import { codeLanguages } from "../mdx/code/code-languages";
import type { CheckedSample, CheckedSamples } from "./check-samples";
import { codeChecks } from "./samples/checker";
import type { Check, CodeCheck, Tool } from "./samples/checker";
import type { Sample } from "./samples/sample";
import { languageOf } from "./samples/to-programs";

export type Figures = Record<CodeCheck | "samples", number>;

/** What a run did with a block. */
export interface ReportedBlock extends Pick<Sample, "name" | "line" | "heading" | "unchecked" | "wrong" | "recorded"> {
  /** As readers know it. */
  language: string;
  check: Check;
  skipped?: string;
}

/** What a run did with the blocks of a content file. */
export interface ReportedPage {
  file: string;
  blocks: ReportedBlock[];
}

/** What a run over all code samples did, in numbers and block by block. Output blocks and plain text are no code samples. */
export interface SampleReport extends Figures {
  /** Output blocks. */
  outputs: number;
  /** Those that were held against what their sample printed. */
  compared: number;
  /** Those that say how and when they were made. */
  recorded: number;
  /** All fenced blocks. */
  blocks: number;
  languages: (Figures & { language: string })[];
  /** Time of the run. */
  made: string;
  tools: Tool[];
  pages: ReportedPage[];
}

/** Share of the blocks that may go unchecked. */
export const MOST_UNCHECKED = 0.01;

const labels = new Map([...codeLanguages.values()].map(({ id, label }) => [id, label]));

const isCodeCheck = (check: Check): check is CodeCheck => (codeChecks as readonly string[]).includes(check);

const figures = (checks: readonly CodeCheck[]): Figures => {
  const count = (check: CodeCheck): number => checks.filter((other) => other === check).length;
  return {
    samples: checks.length,
    executed: count("executed"),
    compiled: count("compiled"),
    typeChecked: count("typeChecked"),
    validated: count("validated"),
    parsed: count("parsed"),
    unchecked: count("unchecked"),
  };
};

/** What is wrong when too many blocks are left out, in one line. */
export const uncheckedProblem = ({ unchecked, blocks }: SampleReport): string | undefined =>
  unchecked > blocks * MOST_UNCHECKED
    ? `${unchecked} of ${blocks} code blocks are unchecked, more than ${MOST_UNCHECKED * 100} %. Make whole programs of some.`
    : undefined;

const labelOf = (sample: Sample): string => labels.get(languageOf(sample)) ?? languageOf(sample);

const toBlock = ({ sample, check, skipped }: CheckedSample): ReportedBlock => {
  const { name, line, heading, unchecked, wrong, recorded } = sample;
  return { name, line, heading, language: labelOf(sample), check, unchecked, wrong, recorded, skipped };
};

const toPages = (samples: readonly CheckedSample[]): ReportedPage[] => {
  const pages = new Map<string, ReportedBlock[]>();
  for (const checked of samples) {
    const { file } = checked.sample;
    pages.set(file, [...(pages.get(file) ?? []), toBlock(checked)]);
  }
  return [...pages].map(([file, blocks]) => ({ file, blocks }));
};

/** Counts and lists what was done with the samples. */
export const toSampleReport = ({
  samples,
  tools = [],
}: Pick<CheckedSamples, "samples"> & Partial<CheckedSamples>): SampleReport => {
  const code = samples.flatMap(({ sample, check }) =>
    isCodeCheck(check) ? [{ language: labelOf(sample), check }] : [],
  );
  const languages = [...new Set(code.map(({ language }) => language))].sort((a, b) => a.localeCompare(b));
  const count = (check: Check): number => samples.filter((one) => one.check === check).length;
  return {
    ...figures(code.map(({ check }) => check)),
    outputs: samples.filter(({ sample }) => sample.language === "output").length,
    compared: count("compared"),
    recorded: count("recorded"),
    blocks: samples.length,
    languages: languages.map((language) => ({
      language,
      ...figures(code.filter((one) => one.language === language).map(({ check }) => check)),
    })),
    made: new Date().toISOString(),
    tools: [{ name: "Node.js", version: `${process.versions.node} on ${process.platform} ${process.arch}` }, ...tools],
    pages: toPages(samples),
  };
};
