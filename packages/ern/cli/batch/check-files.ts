import { shorten } from "../../src";
import type { Progress } from "../terminal";
import { type DeliveredFile, listDeliveredFiles, type LocatedValue } from "./delivered-files";
import { foldName, whyUnsafe } from "./file-names";
import { hashFile, isComputable, parseHashSum } from "./hash-file";
import { type BatchProblem, toProblem } from "./problems";
import type { BatchMessage } from "./read-batch";
import type { FoundFile } from "./read-folder";

/** "http:", "s3:", … but no drive such as "C:". */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

/** Creates a function that hashes files, each once for each algorithm. */
export const createHasher = (progress: Progress) => {
  const known = new Map<string, Promise<string>>();
  return (file: FoundFile, algorithm: string): Promise<string> => {
    const key = `${algorithm} ${file.path}`;
    if (!known.has(key)) {
      progress.show(`${file.path}: ${Math.ceil(file.size / 1e6)} MB`);
      known.set(key, hashFile(file.file, algorithm));
    }
    return known.get(key)!;
  };
};

export type Hasher = ReturnType<typeof createHasher>;

/** Returns the text and the severity of what is wrong with a file's hash sum; undefined if it's right. */
export const checkHashSum = async (
  hash: Hasher,
  file: FoundFile,
  algorithm: string | undefined,
  { value }: LocatedValue,
): Promise<{ text: readonly [string, string]; severity: "error" | "warning" } | undefined> => {
  const name = algorithm || "unknown";
  if (algorithm === undefined || !isComputable(algorithm)) {
    const text = `The hash sum of “${shorten(file.path)}” isn't checked: ${shorten(name)} can't be computed here.`;
    return {
      text: [text, "Use another algorithm of the standard, such as SHA-256, or MD5 in ERN 3."],
      severity: "warning",
    };
  }
  const sum = parseHashSum(algorithm, value);
  if (!sum) {
    const text = `“${shorten(value)}” isn't a hash sum of ${algorithm}: it has another length, or is neither hexadecimal nor Base64.`;
    return { text: [text, "Compute the hash sum again, or name its algorithm."], severity: "error" };
  }
  const actual = await hash(file, sum.algorithm);
  if (actual === sum.hex) return undefined;
  const text = `The ${algorithm} sum of “${shorten(file.path)}” is ${actual}, not ${sum.hex}.`;
  return {
    text: [text, "The file has changed or is incomplete. Add the right file, or write its sum."],
    severity: "error",
  };
};

/** Returns whether a size is right: the standard doesn't say how many bytes a kilobyte has, nor how to round. */
const isSize = (bytes: number, kilobytes: number): boolean =>
  [1000, 1024].some((unit) => Math.abs(bytes / unit - kilobytes) <= 1);

export interface FileCheck {
  /** The files of the delivery by path. */
  files: ReadonlyMap<string, FoundFile>;
  hash: Hasher;
  /** Addresses that begin with it stand for the files of the delivery. */
  base?: string;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the path of a file below the delivery, decoded and as written; undefined for an address elsewhere. */
const pathsOf = ({ path }: BatchMessage, { location, isBare }: DeliveredFile, base?: string): string[] | undefined => {
  const { value } = location;
  if (SCHEME.test(value)) {
    if (base === undefined || !value.startsWith(base)) return undefined;
    return [decode(value.slice(base.length).replace(/[?#].*$/, ""))];
  }
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const inner = value.replace(/^(?:\.\/)+/, "");
  const written = isBare ? [inner, `resources/${inner}`] : [inner];
  return [...new Set(written.flatMap((name) => [name, decode(name)]))].map((name) => folder + name);
};

/** A file in the delivery whose name is nearly that of a missing one, as the end of a sentence. */
const nearbyRemedy = (files: FileCheck["files"], path: string): string => {
  const name = foldName(path.slice(path.lastIndexOf("/") + 1));
  const found = [...files.keys()].find((known) => foldName(known.slice(known.lastIndexOf("/") + 1)) === name);
  return found === undefined
    ? "Add it"
    : `“${shorten(found)}” is there. Give both the same name and folder, add the file`;
};

/** Checks the files that a message names; returns what is wrong, the files that are there, and how many are elsewhere. */
export const checkFiles = async (message: BatchMessage, { files, hash, base }: FileCheck) => {
  const { document } = message;
  const problems: BatchProblem[] = [];
  const there = new Set<string>();
  let [named, elsewhere] = [0, 0];
  for (const file of listDeliveredFiles(document)) {
    const { location, hashSum, kilobytes, algorithm, isAbsent } = file;
    const position = { document, from: location.from };
    named += 1;
    const paths = pathsOf(message, file, base);
    if (!paths) {
      elsewhere += 1;
      continue;
    }
    const name = shorten(location.value);
    const unsafe = SCHEME.test(location.value) ? undefined : whyUnsafe(location.value);
    if (unsafe !== undefined) {
      const remedy = "Rename the file, with letters, digits, dots, hyphens and underscores alone.";
      problems.push(toProblem("file-name", [`The name “${name}” ${unsafe}.`, remedy], position));
    }
    const path = paths.find((candidate) => files.has(candidate));
    if (path === undefined) {
      if (isAbsent || unsafe === "leads out of the delivery") continue;
      const remedy = `${nearbyRemedy(files, paths[0]!)}, or take it out of the message.`;
      problems.push(toProblem("file-missing", [`“${name}” isn't in the delivery.`, remedy], position));
      continue;
    }
    there.add(path);
    const found = files.get(path)!;
    if (found.size === 0)
      problems.push(toProblem("file-empty", [`“${name}” is empty.`, "Add the whole file."], position));
    if (kilobytes && !isSize(found.size, Number(kilobytes.value))) {
      const text = `“${name}” has ${Math.round(found.size / 1000)} kilobytes, not ${shorten(kilobytes.value)}.`;
      const place = { document, from: kilobytes.from };
      problems.push(toProblem("file-size", [text, "Add the right file, or write its size in kilobytes."], place));
    }
    const wrong = hashSum && (await checkHashSum(hash, found, algorithm, hashSum));
    if (wrong)
      problems.push(toProblem("hash-sum", wrong.text, { document, from: hashSum.from, severity: wrong.severity }));
  }
  return { problems, there, named, elsewhere };
};
