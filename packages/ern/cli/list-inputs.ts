import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";

import { isZip } from "../src";
import { unpack } from "../src/files/unpack";
import { LIMITS } from "../src/limits";
import { formatMegabytes, formatNumber } from "../src/text/counted";
import { parsePattern } from "./paths";

export interface Input {
  /** How the user finds it. */
  name: string;
  /** Its path below the folder or archive that was named, or its file name. */
  relative: string;
  /** Its path on disk; undefined for standard input and in archives. */
  file?: string;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
  /** What gives it in pieces, if it can be read only once. */
  stream?: AsyncIterable<Uint8Array>;
}

/** A character has at most three bytes in any of the encodings. */
const MOST_BYTES = 3 * LIMITS.sourceLength;

const readWhole = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { size } = await stat(file);
  if (size <= MOST_BYTES) return new Uint8Array(await readFile(file));
  const most = formatNumber(LIMITS.sourceLength);
  throw new Error(`It has ${formatMegabytes(size)}; a message has at most ${most} characters.`);
};

const fromFile = (file: string, relative = path.basename(file)): Input => ({
  name: file,
  relative,
  file,
  read: () => readWhole(file),
});

const listFolder = async (folder: string, pattern: RegExp): Promise<Input[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => pattern.test(name));
  return names.sort().map((name) => fromFile(path.join(folder, name), name));
};

const listArchive = async (archive: string, pattern: RegExp): Promise<Input[]> => {
  const entries = await unpack(new Blob([await readFile(archive)]));
  return entries
    .filter((entry) => pattern.test(entry.path))
    .map((entry) => ({
      name: `${archive}/${entry.path}`,
      relative: entry.path,
      read: async () => {
        if ("problem" in entry) throw new Error(entry.problem);
        return new Uint8Array(await entry.content.arrayBuffer());
      },
    }));
};

const readHead = async (file: string): Promise<Uint8Array> => {
  const handle = await open(file);
  try {
    const { buffer: head } = await handle.read(new Uint8Array(4), 0, 4, 0);
    return head;
  } finally {
    await handle.close();
  }
};

/** The files whose paths match a pattern, which no shell has expanded. */
const listMatching = async (argument: string): Promise<Input[]> => {
  const { folder, isDeep, expression } = parsePattern(argument);
  const names = await readdir(folder || ".", { recursive: isDeep });
  const matching = names.filter((name) => expression.test(name.replaceAll(path.sep, "/"))).sort();
  if (matching.length === 0) throw new Error("No file has such a name.");
  return matching.map((name) => fromFile(path.join(folder, name), name));
};

/** Returns the files of a path: itself, matching ones in a folder or ZIP, or those of a pattern. Throws if none. */
export const listInputs = async (argument: string, pattern: RegExp): Promise<Input[]> => {
  if (argument === "-") {
    const read = async () => new Uint8Array(await buffer(process.stdin));
    return [{ name: "standard input", relative: "message.xml", read, stream: process.stdin }];
  }
  const found = await (/[*?]/.test(argument) ? stat(argument).catch(() => undefined) : stat(argument));
  if (!found) return listMatching(argument);
  const isFolder = found.isDirectory();
  // A pipe can be read only once.
  const isArchive = found.isFile() && (/\.zip$/i.test(argument) || isZip(await readHead(argument)));
  if (!isFolder && !isArchive) return [fromFile(argument)];
  const inputs = isFolder ? await listFolder(argument, pattern) : await listArchive(argument, pattern);
  if (inputs.length === 0) throw new Error(`There is no such file in this ${isFolder ? "folder" : "archive"}.`);
  return inputs;
};
