import type { ReaderMessage, Report } from "../messages";
import { Buffer } from "./buffer";
import { addFile, listWrittenFiles } from "./fs";
import { format } from "./inspect";

/** Thrown by `process.exit`. */
const EXIT = Symbol("exit");

/** Characters of output that are kept. */
const LIMIT = 1_000_000;

/** A decoder whose errors have the text of Node.js. */
class NodeTextDecoder extends TextDecoder {
  override decode(...input: Parameters<TextDecoder["decode"]>): string {
    try {
      return super.decode(...input);
    } catch {
      throw new TypeError(`The encoded data was not valid for encoding ${this.encoding}`);
    }
  }
}

const createPrinter = (report: Report) => {
  let left = LIMIT;
  return (text: string, isError = false): boolean => {
    if (left > 0) report({ state: "printed", text: text.slice(0, left), isError });
    if (left > 0 && text.length >= left)
      report({ state: "printed", text: "\n… more output isn't shown\n", isError: true });
    left -= text.length;
    return true;
  };
};

/** Runs a program on its samples or the reader's message; reports its output, its end and the files that it wrote. */
export const startProgram = async (
  name: string,
  samples: Readonly<Record<string, string>>,
  load: () => Promise<unknown>,
  message: ReaderMessage | undefined,
  report: Report,
): Promise<void> => {
  const print = createPrinter(report);
  const printError = (text: string): boolean => print(text, true);
  const process = {
    argv: ["node", name, ...(message && message.as === undefined ? [message.name] : [])],
    env: {},
    exitCode: undefined as number | undefined,
    stdout: { write: (text: string) => print(text) },
    stderr: { write: printError },
    exit: (code?: number): never => {
      process.exitCode = code ?? process.exitCode;
      throw EXIT;
    },
  };
  const log = (...values: unknown[]): void => void print(`${format(...values)}\n`);
  const error = (...values: unknown[]): void => void printError(`${format(...values)}\n`);
  const console = { log, info: log, debug: log, error, warn: error };
  Object.assign(globalThis, { process, console, Buffer, TextDecoder: NodeTextDecoder });
  for (const [file, text] of Object.entries(samples)) addFile(file, Buffer.from(text));
  if (message) addFile(message.as ?? message.name, message.content);

  report({ state: "started" });
  try {
    await load();
  } catch (thrown) {
    if (thrown !== EXIT) {
      printError(`${String(thrown)}\n`);
      process.exitCode = 1;
    }
  }
  report({ state: "ended", exitCode: process.exitCode ?? 0, written: listWrittenFiles() });
};
