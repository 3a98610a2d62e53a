import { writeFile } from "node:fs/promises";

import {
  changeLabels,
  type CheckedFile,
  checkSuccession,
  compareMessages,
  decodeErn,
  ErnError,
  FLAT_COLUMNS,
  listTracks,
  matchWorks,
  type MeaningChange,
  parseErn,
  partLabels,
  positionAt,
  readMessage,
  readSide,
  shorten,
  shortenValues,
  type Side,
  toComparisonCsv,
  toCsv,
  toFlatJson,
  writeReport,
  writeTsv,
} from "../src";
import {
  convertMessage,
  createWriter,
  fixMessage,
  reportConversions,
  reportFixes,
  toConvertedName,
} from "./change-messages";
import { checkSource } from "./check-source";
import { type Input, listInputs } from "./list-inputs";
import { type Format, HELP, type Options, toOptions, UsageError } from "./options";
import { readSchemas } from "./schemas";

/** A report, and the exit code for what it says. */
interface Done {
  code: 0 | 1;
  report: string;
}

const SAME = "Both messages say the same, whatever the order of their parts.\n";

const readWhole = async (input: Input): Promise<Exclude<Side, { problem: string }>> => {
  const side = await readSide(decodeErn(await input.read()).source);
  if ("problem" in side) throw new Error(side.problem);
  return side;
};

const toText = ({ kind, part, of, field, before, after }: MeaningChange): string => {
  const values =
    field === undefined
      ? ""
      : `: ${field}: ${shorten(before?.text ?? "nothing")} → ${shorten(after?.text ?? "nothing")}`;
  return `${changeLabels[kind]}: ${partLabels[part]}: ${shorten(of)}${values}\n`;
};

/** The differences in meaning between two messages. */
const compareFiles = async ([one, other]: readonly Input[], format: Format): Promise<Done> => {
  const [before, after] = [await readWhole(one!), await readWhole(other!)];
  const works = matchWorks(before, after);
  const changes = compareMessages(before, after, works);
  const code = changes.length > 0 ? 1 : 0;
  if (format === "csv") return { code, report: toComparisonCsv(before, after) };
  const notes = checkSuccession(before, after, works);
  const noted = notes.map(({ text }) => `After the earlier message: ${shortenValues(text)}\n`).join("");
  if (format === "text") return { code, report: noted + changes.map(toText).join("") || SAME };
  const records = changes.map((change) => ({
    ...change,
    before: change.before && { text: change.before.text, line: positionAt(before.document, change.before.from).line },
    after: change.after && { text: change.after.text, line: positionAt(after.document, change.after.from).line },
  }));
  const noteRecords = notes.map(({ text }) => ({ note: text }));
  return { code, report: `${JSON.stringify([...noteRecords, ...records], null, 2)}\n` };
};

/** The tables of tracks of messages. */
const listTracksOf = async (inputs: readonly Input[], format: Format): Promise<Done> => {
  const tables = [];
  for (const input of inputs) {
    const rows = listTracks(readMessage(parseErn(decodeErn(await input.read()).source)));
    tables.push({ file: input.name, rows });
  }
  const rows = tables.flatMap((table) => table.rows);
  if (format === "csv") return { code: 0, report: toCsv(rows) };
  const json = tables.map(({ file, rows: own }) => ({ file, tracks: toFlatJson(own) }));
  if (format === "json") return { code: 0, report: `${JSON.stringify(json, null, 2)}\n` };
  const cells = rows.map((row) =>
    FLAT_COLUMNS.map(([column]) => row.cells[column].map(({ value }) => value).join("; ")),
  );
  return { code: 0, report: `${writeTsv([FLAT_COLUMNS.map(([, heading]) => heading), ...cells])}\n` };
};

type Code = 0 | 1 | 2;

const warn = (text: string): void => void process.stderr.write(`${text}\n`);

/** Why something failed, in the words of the one who knows. */
const toReason = (error: unknown): string => {
  if (!(error instanceof ErnError)) return error instanceof Error ? error.message : String(error);
  return `${error.message} ${error.remedy}`;
};

/** Reads each input in turn. One that fails is named, and the others go on. */
const forEach = async <T>(inputs: readonly Input[], act: (input: Input) => Promise<T>) => {
  const results: T[] = [];
  for (const input of inputs) {
    try {
      results.push(await act(input));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      warn(`${input.name}: ${toReason(error)}`);
    }
  }
  return { results, isUnread: results.length < inputs.length };
};

const codeOf = (files: readonly CheckedFile[]): Code => {
  const checks = files.flatMap((file) => file.checks);
  if (checks.some(({ isFailed }) => isFailed)) return 2;
  return checks.some(({ count }) => count > 0) ? 1 : 0;
};

/** Prints a report, or writes it to a file. */
const give = async (report: string, output?: string): Promise<void> => {
  if (output === undefined) process.stdout.write(report);
  else await writeFile(output, report);
};

const run = async (options: Options, inputs: readonly Input[]): Promise<Code> => {
  const { command, format, output, write } = options;
  // A message on standard output is alone there.
  const tell = (report: string) => (write || output !== undefined ? give(report) : void process.stderr.write(report));
  if (command === "check") {
    const validate = await readSchemas(options.schemas);
    const act = async (input: Input) =>
      checkSource(input.name, decodeErn(await input.read()).source, validate, options);
    const { results, isUnread } = await forEach(inputs, act);
    await give(writeReport(results, format), output);
    return isUnread ? 2 : codeOf(results);
  }
  if (command === "fix") {
    const validate = await readSchemas(options.schemas);
    const writer = await createWriter(options, inputs);
    const { results, isUnread } = await forEach(inputs, (input) => fixMessage(input, writer, validate, options));
    await tell(reportFixes(results, options));
    return isUnread ? 2 : codeOf(results.map(({ checked }) => checked));
  }
  if (command === "convert") {
    const writer = await createWriter(options, inputs, (name) => toConvertedName(name, options.to));
    const { results, isUnread } = await forEach(inputs, (input) => convertMessage(input, writer, options.to));
    await tell(reportConversions(results, options));
    return isUnread ? 2 : results.some(({ counts }) => counts.decide > 0) ? 1 : 0;
  }
  const { code, report } = await (command === "compare" ? compareFiles : listTracksOf)(inputs, format);
  await give(report, output);
  return code;
};

/** Runs a command of `packages/ern/cli/cli.ts` and returns its exit code. */
export const runErn = async (args: readonly string[]): Promise<Code> => {
  try {
    const options = toOptions(args);
    if (!options) {
      process.stdout.write(HELP);
      return 0;
    }
    const inputs: Input[] = [];
    let isUnread = false;
    for (const given of options.paths) {
      try {
        inputs.push(...(await listInputs(given, /\.xml$/i)));
      } catch (error) {
        warn(`${given}: ${toReason(error)}`);
        isUnread = true;
      }
    }
    if (options.command === "compare" && inputs.length !== 2) throw new UsageError("Name two messages to compare.");
    const code = await run(options, inputs);
    return isUnread ? 2 : code;
  } catch (error) {
    warn(error instanceof UsageError ? `${error.message} --help prints all options.` : toReason(error));
    return 2;
  }
};
