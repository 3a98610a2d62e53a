import { codeLanguages } from "../mdx/code/code-languages";
import type { CheckedSamples } from "./check-samples";
import { codeChecks } from "./samples/checker";
import type { Check, CodeCheck } from "./samples/checker";
import { languageOf } from "./samples/to-programs";

export type Figures = Record<CodeCheck | "samples", number>;

/** What a run over all code samples did, in numbers. Output blocks are no code samples. */
export interface SampleReport extends Figures {
  /** Output blocks that were held against what their sample printed. */
  compared: number;
  /** Output blocks that say how they were made elsewhere. */
  recorded: number;
  /** All fenced blocks. */
  blocks: number;
  languages: (Figures & { language: string })[];
}

/** Share of the blocks that may go unchecked. */
export const MOST_UNCHECKED = 0.01;

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

/** Counts what was done with the samples. */
export const toSampleReport = ({ samples }: Pick<CheckedSamples, "samples">): SampleReport => {
  const code = samples.flatMap(({ sample, check }) =>
    isCodeCheck(check) ? [{ language: languageOf(sample), check }] : [],
  );
  const labels = new Map([...codeLanguages.values()].map(({ id, label }) => [id, label]));
  const languages = [...new Set(code.map(({ language }) => language))].sort();
  return {
    ...figures(code.map(({ check }) => check)),
    compared: samples.filter(({ check }) => check === "compared").length,
    recorded: samples.filter(({ check }) => check === "recorded").length,
    blocks: samples.length,
    languages: languages.map((language) => ({
      language: labels.get(language) ?? language,
      ...figures(code.filter((one) => one.language === language).map(({ check }) => check)),
    })),
  };
};
