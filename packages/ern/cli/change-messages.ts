import { lstat, mkdir, realpath, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import {
  type CheckedFile,
  convertErn,
  countOutcomes,
  decodeErn,
  encodeErn,
  fixCertain,
  outcomeLabels,
  parseErn,
  summarizeOutcomes,
  type TargetVersion,
  toReportCsv,
} from "../src";
import { counted } from "../src/text/counted";
import { toInnerPath } from "../src/text/inner-path";
import { checkSource } from "./check-source";
import { chooseFixes } from "./choose-fixes";
import type { Input } from "./list-inputs";
import { type Options, UsageError } from "./options";
import { isWithin, toPathKey, whyUnwritable } from "./paths";
import type { Validate } from "./schemas";
import type { OutputStream } from "./terminal";

/** Returns whether a file, or the nearest folder around it that exists, is a link to something outside a folder. */
const isLinkedOut = async (folder: string, file: string): Promise<boolean> => {
  const isThere = await lstat(file).then(
    () => true,
    () => false,
  );
  if (file === folder) return false;
  if (!isThere) return isLinkedOut(folder, path.dirname(file));
  const [real, within] = await Promise.all([realpath(file).catch(() => undefined), realpath(folder)]);
  return real === undefined || !isWithin(within, real);
};

/** Decides where the messages of a command go; returns a function that writes one. Throws a `UsageError` if it isn't clear. */
export const createWriter = async (
  { output, write }: Options,
  inputs: readonly Input[],
  stdout: OutputStream,
  toName = (name: string) => name,
) => {
  const isFolder =
    output !== undefined &&
    (/[\\/]$/.test(output) ||
      (await stat(output).then(
        (stats) => stats.isDirectory(),
        () => false,
      )));
  const whyNot = ({ relative }: Input) => (isFolder ? whyUnwritable(toName(relative)) : undefined);
  const fileOf = ({ file, name, relative }: Input): string | undefined => {
    if (!write) return isFolder ? path.join(output, toName(toInnerPath(relative)!)) : output;
    if (file !== undefined) return file;
    throw new UsageError(`${name} has no file to write to; give --output.`);
  };
  const files = inputs.filter((input) => whyNot(input) === undefined).map(fileOf);
  const places = new Set(files.map((file) => file && toPathKey(file)));
  if (places.size < files.length)
    throw new UsageError(
      "Several messages would be written to the same file. Give --output an existing folder, or a path that ends with /.",
    );
  return async (input: Input, bytes: Uint8Array): Promise<void> => {
    const why = whyNot(input);
    if (why !== undefined) throw new Error(`Not written: its name ${why}.`);
    const file = fileOf(input);
    if (file === undefined) {
      stdout.write(bytes);
      return;
    }
    if (isFolder && (await isLinkedOut(path.resolve(output), path.resolve(file))))
      throw new Error(`Not written: ${file} is a link that leads out of the folder.`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
};

type Write = Awaited<ReturnType<typeof createWriter>>;

/** Makes the chosen fixes of a message and all certain ones, writes it and checks it again. */
export const fixMessage = async (
  input: Input,
  write: Write,
  validate: Validate,
  options: Options,
): Promise<{ count: number; checked: CheckedFile }> => {
  const text = decodeErn(await input.read());
  const { source, count } = fixCertain(chooseFixes(text.source, options.choose));
  await write(input, encodeErn({ ...text, source }));
  return { count: count + options.choose.length, checked: await checkSource(input.name, source, validate, options) };
};

/** Returns the name of a converted message: "album-ern-4.3.2.xml" for "album.xml". */
export const toConvertedName = (name: string, to: TargetVersion): string =>
  `${name.replace(/\.xml$/i, "")}-ern-${to}.xml`;

/** Converts a message to a later version, writes it, and returns what became of each part. */
export const convertMessage = async (input: Input, write: Write, to: TargetVersion) => {
  const { source, items } = convertErn(parseErn(decodeErn(await input.read()).source), to);
  await write(input, encodeErn({ source, encoding: "utf-8" }));
  return { file: input.name, counts: countOutcomes(items), items };
};

type Converted = Awaited<ReturnType<typeof convertMessage>>;

const formatOutcomes = ({ file, counts, items }: Converted): string => {
  const open = items.filter(({ outcome }) => outcome === "decide");
  const lines = open.map(
    ({ path: elementPath, target, why }) => `${file}: ${outcomeLabels.decide}: ${elementPath ?? target}: ${why}\n`,
  );
  return `${lines.join("")}${file}: ${summarizeOutcomes(counts)}.\n`;
};

/** Returns what became of each part of messages. */
export const reportConversions = (converted: readonly Converted[], { format }: Options): string => {
  if (format === "json") return `${JSON.stringify(converted, null, 2)}\n`;
  if (format === "csv") return toReportCsv(converted.flatMap(({ items }) => items));
  return converted.map(formatOutcomes).join("");
};

/** Returns how many problems were fixed in each message, as lines. */
export const reportCounts = (fixed: readonly { count: number; checked: CheckedFile }[], isQuiet: boolean): string =>
  fixed
    .filter(({ count }) => count > 0 || !isQuiet)
    .map(({ count, checked }) => `${checked.file}: ${counted(count, "problem")} fixed.\n`)
    .join("");
