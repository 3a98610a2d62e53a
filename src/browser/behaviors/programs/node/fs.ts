import { Buffer } from "./buffer";

/** The files that a program finds, and those that it writes, by name. */
const files = new Map<string, Uint8Array>();
const written = new Set<string>();

export const addFile = (name: string, content: Uint8Array): void => void files.set(name, content);

export const listWrittenFiles = (): [name: string, content: Uint8Array][] =>
  [...written].map((name) => [name, files.get(name)!]);

type Options = string | { encoding?: string } | null;

const encodingOf = (options: Options | undefined): string | undefined =>
  typeof options === "string" ? options : options?.encoding;

export const readFileSync = (path: string, options?: Options): Uint8Array | string => {
  const content = files.get(path.replace(/^\.\//, ""));
  if (!content)
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), {
      ...{ errno: -2, code: "ENOENT", syscall: "open", path },
    });
  const bytes = Buffer.from(content);
  return encodingOf(options) === undefined ? bytes : bytes.toString();
};

export const writeFileSync = (path: string, content: string | Uint8Array): void => {
  const name = path.replace(/^\.\//, "");
  files.set(name, Buffer.from(content));
  written.add(name);
};

/** Bytes of a chunk, as in Node.js. */
const CHUNK = 64 * 1024;

/** Returns the chunks of a file: text if the options name an encoding. */
export const createReadStream = async function* (path: string, options?: Options): AsyncGenerator<Uint8Array | string> {
  const content = readFileSync(path) as Uint8Array;
  const decoder = encodingOf(options) === undefined ? undefined : new TextDecoder("utf-8", { ignoreBOM: true });
  for (let start = 0; start < content.length; start += CHUNK) {
    const chunk = content.subarray(start, start + CHUNK);
    yield decoder?.decode(chunk, { stream: start + CHUNK < content.length }) ?? chunk;
  }
};
