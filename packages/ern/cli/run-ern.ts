import { version } from "../package.json";
import { type CheckedFile, decodeErn, ErnError, summarizeMessage } from "../src";
import { checkBatches } from "./batch/check-batches";
import {
  convertMessage,
  createWriter,
  fixMessage,
  reportConversions,
  reportCounts,
  toConvertedName,
} from "./change-messages";
import { checkSource } from "./check-source";
import { compareFiles } from "./compare-files";
import { type Input, listInputs } from "./list-inputs";
import { formatMessages } from "./messages-table";
import { formatHelp, type Options, parseOptions, UsageError } from "./options";
import {
  type Context,
  type ExitCode,
  exitCode,
  openOutput,
  printChecks,
  printReport,
  type Streams,
  toReport,
} from "./print-report";
import { readTracks } from "./read-tracks";
import { readSchemas } from "./schemas";
import { createProgress, type OutputStream } from "./terminal";
import { createTracksTable } from "./tracks-table";
import { watchInputs } from "./watch-inputs";

/** Files of at least this many bytes are named while they are read, even if there's only one. */
const LARGE = 5_000_000;

/** Formats why something failed. */
const formatReason = (error: unknown): string => {
  if (error instanceof ErnError) return `${error.message} ${error.remedy}`;
  const { code, path, message } = error as NodeJS.ErrnoException;
  return code === "ENOENT" ? `There is no file or folder “${path}” in ${process.cwd()}.` : message;
};

/** Reads each input in turn. One that fails is named, and the others go on. */
const forEach = async <T>(inputs: readonly Input[], { progress, warn }: Context, act: (input: Input) => Promise<T>) => {
  const results: T[] = [];
  for (const [index, input] of inputs.entries()) {
    if (inputs.length > 1) progress.show(`${index + 1} of ${inputs.length}: ${input.name}`);
    const read = async () => {
      const bytes = await input.read();
      if (bytes.length >= LARGE) progress.show(`${input.name}: ${Math.round(bytes.length / 1e6)} MB`);
      return bytes;
    };
    try {
      results.push(await act({ ...input, read }));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      progress.clear();
      warn(`${input.name}: ${formatReason(error)}`);
    }
  }
  progress.clear();
  return { results, isUnread: results.length < inputs.length };
};

const listAllInputs = async (paths: readonly string[], warn: (text: string) => void) => {
  const inputs: Input[] = [];
  let isUnread = false;
  for (const argument of paths) {
    try {
      inputs.push(...(await listInputs(argument, /\.xml$/i)));
    } catch (error) {
      warn(`${argument}: ${formatReason(error)}`);
      isUnread = true;
    }
  }
  return { inputs, isUnread };
};

type Run = (options: Options, inputs: readonly Input[], context: Context) => Promise<ExitCode>;

const check: Run = async (options, inputs, context) => {
  const validate = await readSchemas(options.schemas);
  const act = async (input: Input) => checkSource(input.name, decodeErn(await input.read()).source, validate, options);
  const { results, isUnread } = await forEach(inputs, context, act);
  const code = await printChecks(results, options, context);
  return isUnread ? 2 : code;
};

/** The stream for the report of a command that writes messages: not standard output if they are written there. */
const reportStream = ({ write, output }: Options, { stdout, stderr }: Context): OutputStream =>
  write || output !== undefined ? stdout : stderr;

const fix: Run = async (options, inputs, context) => {
  if (options.choose.length > 0 && inputs.length > 1) throw new UsageError("Name one message to --choose fixes for.");
  const validate = await readSchemas(options.schemas);
  const writer = await createWriter(options, inputs, context.stdout);
  const { results, isUnread } = await forEach(inputs, context, (input) => fixMessage(input, writer, validate, options));
  const left = results.map(({ checked }) => checked);
  const stream = reportStream(options, context);
  const counts = options.format === "text" ? reportCounts(results, options.isQuiet) : "";
  stream.write(counts + toReport(left, options, stream));
  return isUnread ? 2 : exitCode(left);
};

const convert: Run = async (options, inputs, context) => {
  const writer = await createWriter(options, inputs, context.stdout, (name) => toConvertedName(name, options.to));
  const { results, isUnread } = await forEach(inputs, context, (input) => convertMessage(input, writer, options.to));
  const reported = options.isQuiet ? results.filter(({ counts }) => counts.decide > 0) : results;
  reportStream(options, context).write(reportConversions(reported, options));
  return isUnread ? 2 : results.some(({ counts }) => counts.decide > 0) ? 1 : 0;
};

const compareInputs: Run = async (options, inputs, context) => {
  if (inputs.length !== 2) throw new UsageError("Name two messages to compare.");
  const { code, report } = await compareFiles(inputs, options.format);
  await printReport(report, options, context);
  return code;
};

const tracks: Run = async (options, inputs, context) => {
  const table = createTracksTable(options.format);
  const output = await openOutput(options, context);
  const { isUnread } = await forEach(inputs, context, async (input) => {
    const { rows } = await readTracks(input, context.progress);
    context.progress.clear();
    for (const text of table.add(input.name, rows)) await output.write(text);
  });
  await output.write(table.end());
  await output.close();
  return isUnread ? 2 : 0;
};

const count = (items: Iterable<unknown>): number => {
  const iterator = items[Symbol.iterator]();
  let counted = 0;
  while (!iterator.next().done) counted += 1;
  return counted;
};

const list: Run = async (options, inputs, context) => {
  const { results, isUnread } = await forEach(inputs, context, async (input) => {
    const { message, releases, rows } = await readTracks(input, context.progress);
    return { file: input.name, ...summarizeMessage(message, { releases, tracks: count(rows) }) };
  });
  await printReport(formatMessages(results, options.format), options, context);
  return isUnread ? 2 : 0;
};

const runBatch = async (options: Options, context: Context): Promise<ExitCode> => {
  const { paths, base } = options;
  const files: CheckedFile[] = [];
  for (const folder of paths) files.push(...(await checkBatches(folder, { progress: context.progress, base })));
  context.progress.clear();
  return printChecks(files, options, context);
};

const RUNS = { check, fix, convert, compare: compareInputs, tracks, list } satisfies Partial<
  Record<Options["command"], Run>
>;

/** Checks messages again whenever they change, until the signal is aborted. */
const watch = async (options: Options, context: Context): Promise<ExitCode> => {
  const { progress, warn, signal } = context;
  let code: ExitCode = 0;
  const warned = new Set<string>();
  const warnOnce = (text: string): void => {
    if (!warned.has(text)) warn(text);
    warned.add(text);
  };
  const list = async () => (await listAllInputs(options.paths, warnOnce)).inputs;
  for await (const changed of watchInputs(list, signal)) {
    progress.clear();
    code = await check(options, changed, context);
    progress.show("Waiting for changes. Ctrl+C ends.");
  }
  return code;
};

/** Runs a command line and returns its exit code. */
export const runErn = async (args: readonly string[], streams: Streams = process): Promise<ExitCode> => {
  const { stdout, stderr } = streams;
  const warn = (text: string): void => void stderr.write(`${text}\n`);
  try {
    const options = parseOptions(args);
    if ("ask" in options) {
      stdout.write(options.ask === "version" ? `${version}\n` : formatHelp(options.about));
      return 0;
    }
    const context = { stdout, stderr, signal: streams.signal, warn, progress: createProgress(stderr, options.isQuiet) };
    if (options.command === "batch") return await runBatch(options, context);
    if (options.watch) return await watch(options, context);
    const { inputs, isUnread } = await listAllInputs(options.paths, warn);
    const code = await RUNS[options.command](options, inputs, context);
    return isUnread ? 2 : code;
  } catch (error) {
    warn(error instanceof UsageError ? `${error.message} ern help prints all commands.` : formatReason(error));
    return 2;
  }
};
