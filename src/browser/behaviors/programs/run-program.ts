import { toAddress } from "../../../utils/address";
import type { RunFile, RunReport, RunRequest } from "./messages";
import { showResult } from "./show-result";

const LIMIT_SECONDS = 10;

/** The largest message, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

const MISSING = "The program couldn’t be loaded. Check your connection, and run it again.";

/** Stops the run of a block. */
const stops = new WeakMap<Element, (why: string) => void>();

/** Runs the program of a block in a worker, on its sample or on the reader's message, and shows its result. */
export const runProgram = async (bar: HTMLElement, file?: File): Promise<void> => {
  stops.get(bar)?.("");
  const result = showResult(bar);
  // The HTTP headers match the script by this name.
  const worker = new Worker(/* webpackChunkName: "program" */ new URL("./program-worker.ts", import.meta.url));
  let timer = 0;
  const end = (text: string, failed = true, written: readonly RunFile[] = []): void => {
    clearTimeout(timer);
    worker.terminate();
    stops.delete(bar);
    result.end(file && text ? `${file.name}: ${text}` : text, failed, written);
  };
  stops.set(bar, end);
  result.cancel.addEventListener("click", () => end("Canceled."));

  worker.addEventListener("error", () => end(MISSING));
  worker.addEventListener("message", ({ data }: MessageEvent<RunReport>) => {
    if (data.state === "printed") result.print(data.text, data.isError);
    else if (data.state === "missing") end(MISSING);
    else if (data.state === "ended") end(`Exit code ${data.exitCode}.`, data.exitCode !== 0, data.written);
    else timer = window.setTimeout(() => end(`Stopped after ${LIMIT_SECONDS} seconds.`), LIMIT_SECONDS * 1000);
  });

  if (file && file.size > MAX_BYTES) return end("The file is larger than 64 MiB.");
  const content = file && (await file.arrayBuffer().catch(() => undefined));
  if (file && !content) return end("The file can’t be read.");
  const message = file && { name: file.name, content: new Uint8Array(content!), as: bar.dataset.message };
  worker.postMessage({ address: toAddress(bar.dataset.program!), message } satisfies RunRequest);
};
