import type { TextFile } from "../diagnostics/cached-files";
import { catchContentError } from "../diagnostics/diagnostic";
import { currentSymbols } from "../reference/toolkit/current-symbols";
import { type CheckedSample, checkSamples } from "./doctest/check-samples";
import { type Check, type SampleCheck, sampleChecks } from "./doctest/samples/checker";
import { parseSamples } from "./doctest/samples/parse-samples";
import type { Sample } from "./doctest/samples/sample";
import { sampleFiles } from "./doctest/samples/sample-files";
import { languageOf } from "./doctest/samples/to-programs";
import type { Evidence, SampleEvidence } from "./evidence/evidence";
import { isOutdated, isSameTool } from "./evidence/pinned-tools";
import { markRead, sourceDiagnostics } from "./mark-read";
import { proseDiagnostics } from "./prose/prose-diagnostics";
import { reportedPages, type SampleReport, toSampleReport } from "./report/sample-report";
import { symbolDiagnostics } from "./symbols/symbol-diagnostics";

type PageEvidence = Evidence["samples"][string];

const isSampleCheck = (check: Check): check is SampleCheck => (sampleChecks as readonly string[]).includes(check);

const isSameEvidence = (before: SampleEvidence, seen: SampleEvidence): boolean =>
  before.check === seen.check && before.output === seen.output && isSameTool(before.with, seen.with);

/** Returns what we know about a sample after a run: the same as before if the run saw the same, or lacked a tool. */
const renewSample = (
  before: SampleEvidence | undefined,
  seen: SampleEvidence,
  skipped: string | undefined,
): SampleEvidence => {
  if (!before || isSameEvidence(before, seen)) return before ?? seen;
  const wentFurther = sampleChecks.indexOf(before.check) < sampleChecks.indexOf(seen.check);
  return skipped !== undefined && wentFurther ? before : seen;
};

/** Returns what we know about a page's blocks after a run without problems. */
export const renewSamples = (before: PageEvidence, samples: readonly CheckedSample[]): PageEvidence =>
  Object.fromEntries(
    samples.flatMap(({ sample: { digest }, check, with: tool, output, skipped }) =>
      isSampleCheck(check)
        ? [[digest, renewSample(before[digest], { check, with: tool, output: output?.digest }, skipped)]]
        : [],
    ),
  );

/** Maximum share of code blocks that may be unchecked. */
const MOST_UNCHECKED = 0.01;

/** Returns one line if too many blocks are marked as unchecked. */
export const uncheckedDiagnostic = ({
  unchecked,
  samples,
  outputs,
}: Pick<SampleReport, "unchecked" | "samples" | "outputs">) =>
  unchecked > (samples + outputs) * MOST_UNCHECKED
    ? [
        `${unchecked} of ${samples + outputs} code blocks are unchecked, more than ${MOST_UNCHECKED * 100} %. Make whole programs of some.`,
      ]
    : [];

/** Returns whether a block of the page hasn't passed its check in its current state. */
export const isChangedPage = (samples: readonly Sample[], known: Evidence["samples"][string] = {}): boolean => {
  const outputs = new Set(Object.values(known).map(({ output }) => output));
  return samples.some((sample) => {
    if (sample.unchecked !== undefined || sample.recorded !== undefined) return false;
    if (languageOf(sample) === "output") return !outputs.has(sample.digest);
    const found = known[sample.digest];
    return found === undefined || isOutdated(found.with);
  });
};

export interface VerifyOptions {
  /** Content files to check; if empty, all content and the symbols. */
  files: readonly string[];
  /** Also check what hasn't changed. */
  all: boolean;
  /** Symbols whose source somebody has read, by id or by file. */
  read: readonly string[];
  /** A checkout of the toolkit, to compare the lines that entries cite with those that were read. */
  toolkit?: string;
}

export interface Verified {
  /** One line per problem: file, line, what's wrong, what to do. */
  diagnostics: string[];
  /** What we know now. */
  evidence: Evidence;
  /** Files whose samples were run. */
  checked: string[];
  /** What this machine lacks for a deeper check, in one line each. */
  skipped: string[];
  /** Covers all content. */
  report: SampleReport;
}

/** Returns the blocks of a file; undefined if a mistake prevents reading it, which the file's own check reports. */
const samplesOf = ({ raw, file }: TextFile): Sample[] | undefined =>
  catchContentError(
    () => parseSamples(raw, file),
    () => undefined,
  );

/** Returns what we know about a page's blocks that still exist. */
const omitMissing = (known: Evidence["samples"][string] = {}, samples: readonly Sample[]) => {
  const digests = new Set(samples.map(({ digest }) => digest));
  return Object.fromEntries(Object.entries(known).filter(([digest]) => digests.has(digest)));
};

/**
 * Checks code samples, text and symbols, either all or only those that changed; returns the problems and what we know
 * afterwards, and tells what it does. On a page with a problem, what we know about its unchanged blocks stays the same.
 */
export const verify = async (
  { files: named, all, read, toolkit }: VerifyOptions,
  known: Evidence,
  onProgress: (progress: string) => void,
): Promise<Verified> => {
  const symbols = currentSymbols();
  const files = sampleFiles();
  const unknown = named.filter((name) => !files.some(({ file }) => file === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: not a content file of the current version. Correct the name.`);
  const blocksOf = new Map(files.map((text) => [text.file, samplesOf(text)]));
  const pages = new Map([...blocksOf].map(([file, blocks]) => [file, blocks ?? []]));
  const isTarget = ({ file }: TextFile): boolean => {
    if (named.length > 0) return named.includes(file);
    const blocks = blocksOf.get(file);
    return all || blocks === undefined || isChangedPage(blocks, known.samples[file]);
  };
  const targets = files.filter(isTarget);
  const { samples, diagnostics } = await checkSamples(targets, symbols, onProgress);
  const texts = named.length > 0 ? targets : files;
  onProgress(`text: ${texts.length} of ${files.length} files`);
  diagnostics.push(...proseDiagnostics(texts, symbols));
  const isFaulty = (file: string): boolean => diagnostics.some((diagnostic) => diagnostic.startsWith(`${file}:`));
  const passed = new Set(targets.map(({ file }) => file).filter((file) => !isFaulty(file)));
  const evidence: Evidence = { ...known, samples: {} };
  if (toolkit !== undefined) {
    evidence.symbols = markRead(read, symbols, known.symbols, toolkit);
    diagnostics.push(...sourceDiagnostics(toolkit, symbols, evidence.symbols));
  }
  for (const [file, blocks] of pages) {
    const before = known.samples[file];
    const pageSamples = samples.filter(({ sample }) => sample.file === file);
    const page = passed.has(file) ? renewSamples(before ?? {}, pageSamples) : omitMissing(before, blocks);
    if (Object.keys(page).length > 0) evidence.samples[file] = page;
  }
  const report = toSampleReport(reportedPages(pages, evidence), evidence);
  if (named.length === 0) {
    onProgress(`symbols: ${symbols.length}`);
    const ids = new Set(symbols.map(({ id }) => id));
    evidence.symbols = Object.fromEntries(Object.entries(evidence.symbols).filter(([id]) => ids.has(id)));
    diagnostics.push(...symbolDiagnostics(symbols, evidence), ...uncheckedDiagnostic(report));
  }
  return {
    diagnostics,
    evidence,
    checked: targets.map(({ file }) => file),
    skipped: [...new Set(samples.flatMap(({ skipped }) => skipped ?? []))],
    report,
  };
};
