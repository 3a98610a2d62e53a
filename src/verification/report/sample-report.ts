import { versionsFolder } from "../../config/content";
import { codeLanguages } from "../../mdx/code/code-languages";
import type { PageSample } from "../../mdx/code/digest-samples";
import { sampleChecks } from "../doctest/samples/checker";
import type { Evidence, SampleEvidence } from "../evidence/evidence";

/** What we know about a code sample, the deepest check first; `pending` means changed since the last check. */
export const codeStatuses = [...sampleChecks, "pending", "unchecked"] as const;

export type CodeStatus = (typeof codeStatuses)[number];

export type BlockStatus = CodeStatus | "compared" | "recorded";

export type Figures = Record<CodeStatus | "samples", number>;

/** A code block and what we know about it. */
export interface ReportedBlock extends PageSample {
  /** Its language, as readers know it. */
  label: string;
  status: BlockStatus;
}

/** The code blocks of a content file. */
export interface ReportedPage {
  file: string;
  blocks: ReportedBlock[];
}

/** What we know about all code blocks, in numbers. Outputs don't count as code samples. */
export interface SampleReport extends Figures {
  /** Output blocks. */
  outputs: number;
  /** Outputs that were compared with what their sample printed. */
  compared: number;
  /** Outputs that state how and when they were made. */
  recorded: number;
  languages: (Figures & { language: string })[];
  /** The programs that checked samples, with their versions. */
  tools: string[];
}

const isOutput = ({ language }: PageSample): boolean => language === "output";

const statusOf = (
  sample: PageSample,
  known: Readonly<Record<string, SampleEvidence>>,
  compared: ReadonlySet<string | undefined>,
): BlockStatus => {
  if (sample.unchecked !== undefined) return "unchecked";
  if (!isOutput(sample)) return known[sample.digest]?.check ?? "pending";
  if (sample.recorded !== undefined) return "recorded";
  return compared.has(sample.digest) ? "compared" : "pending";
};

/** Returns the current version's pages with what we know about each block; others were checked at their release. */
export const reportedPages = (
  pages: ReadonlyMap<string, readonly PageSample[]>,
  { samples: evidence }: Pick<Evidence, "samples">,
): ReportedPage[] =>
  [...pages]
    .filter(([file, samples]) => samples.length > 0 && !file.startsWith(`${versionsFolder}/`))
    .map(([file, samples]) => {
      const known = evidence[file] ?? {};
      const compared = new Set(samples.map(({ digest }) => known[digest]?.output));
      return {
        file,
        blocks: samples.map((sample) => ({
          ...sample,
          label: codeLanguages.get(sample.language)?.label ?? sample.language,
          status: statusOf(sample, known, compared),
        })),
      };
    });

const figures = (blocks: readonly ReportedBlock[]): Figures => {
  const count = (blockStatus: BlockStatus): number => blocks.filter(({ status }) => status === blockStatus).length;
  const counts = Object.fromEntries(codeStatuses.map((status) => [status, count(status)]));
  return { samples: blocks.length, ...(counts as Record<CodeStatus, number>) };
};

/** Returns the figures of these pages. */
export const toSampleReport = (
  pages: readonly ReportedPage[],
  { samples }: Pick<Evidence, "samples">,
): SampleReport => {
  const blocks = pages.flatMap((page) => page.blocks);
  const outputs = blocks.filter(isOutput);
  const code = blocks.filter((block) => !isOutput(block));
  const languages = [...new Set(code.map(({ label }) => label))].sort((a, b) => a.localeCompare(b));
  const used = pages.flatMap(({ file, blocks: pageBlocks }) =>
    pageBlocks.map(({ digest }) => samples[file]?.[digest]?.with),
  );
  return {
    ...figures(code),
    outputs: outputs.length,
    compared: outputs.filter(({ status }) => status === "compared").length,
    recorded: outputs.filter(({ status }) => status === "recorded").length,
    languages: languages.map((language) => ({ language, ...figures(code.filter(({ label }) => label === language)) })),
    tools: [...new Set(used.filter((tool) => tool !== undefined))].sort((a, b) => a.localeCompare(b)),
  };
};
