import { whyMissing } from "../../data/why-missing";
import type { createEngine } from "./create-engine";
import type { JobAnswer } from "./serve-jobs";

type Engine = ReturnType<typeof createEngine>;

type Jobs<Known> = Record<keyof Known, (...input: never[]) => unknown>;

interface RunOptions {
  /** Called with the fraction that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
}

interface Pending extends RunOptions {
  resolve: (output: never) => void;
  reject: (reason: Error) => void;
}

export interface EngineClient<Known extends Jobs<Known> = Engine> {
  /** Runs a job in the worker. Rejects with the engine's error as an `Error` with its details as properties. */
  run<Name extends keyof Known>(
    name: Name,
    input: Parameters<Known[Name]>[0],
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<Known[Name]>>>;
  /** The number of workers that have ended. A new one has none of their state. */
  ended(): number;
  /** Stops all pending jobs: each rejects with a "Cancelled." error, and the next job starts a new worker. */
  cancel(): void;
  /** Calls back when the worker has been silent for too long, and when it responds again or is ended. */
  watch(listener: (isStalled: boolean) => void): () => void;
  /** Stops for good: no job starts a worker any more. */
  end(): void;
}

/** Longer jobs report progress, so a worker that's silent for this long isn't slow but hangs. */
const SILENCE_MS = 10_000;

const ENGINE_UNAVAILABLE =
  "The engine did not start: its script could not be loaded, or something blocks it. You can edit the source and " +
  "download the XML without it. Check your connection and what blocks scripts in this browser, then read again.";

export const createEngineClient = <Known extends Jobs<Known> = Engine>(
  start: () => Worker,
  unavailable = ENGINE_UNAVAILABLE,
): EngineClient<Known> => {
  const pending = new Map<number, Pending>();
  const listeners = new Set<(isStalled: boolean) => void>();
  let worker: Worker | undefined;
  let last = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let wasStalled = false;
  let isEnded = false;
  let endedWorkers = 0;

  const reportStall = (isStalled: boolean): void => {
    if (isStalled === wasStalled) return;
    wasStalled = isStalled;
    for (const listener of listeners) listener(isStalled);
  };
  const watchSilence = (): void => {
    clearTimeout(silence);
    silence = pending.size > 0 ? setTimeout(() => reportStall(true), SILENCE_MS) : undefined;
  };

  const rejectAll = (reason: Error): void => {
    const jobs = [...pending.values()];
    pending.clear();
    worker?.terminate();
    worker = undefined;
    endedWorkers += 1;
    watchSilence();
    reportStall(false);
    for (const { reject } of jobs) reject(reason);
  };

  const onMessage = ({ data }: MessageEvent<JobAnswer>): void => {
    const job = pending.get(data.id);
    if (!job) return;
    if (!("progress" in data)) pending.delete(data.id);
    watchSilence();
    reportStall(false);
    if ("progress" in data) job.onProgress?.(data.progress);
    else if ("output" in data) job.resolve(data.output as never);
    else if ("isMissing" in data) void whyMissing().then(({ words }) => job.reject(new Error(words)));
    else job.reject(Object.assign(new Error(data.error.message), data.error));
  };

  const startedWorker = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", () => rejectAll(new Error(unavailable)));
    return worker;
  };

  return {
    run: (name, input, { onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Error("Cancelled."));
        const id = ++last;
        pending.set(id, { resolve, reject, onProgress });
        if (pending.size === 1) watchSilence();
        try {
          startedWorker().postMessage({ id, name, input });
        } catch {
          rejectAll(new Error(unavailable));
        }
      }),
    ended: () => endedWorkers,
    cancel: () => rejectAll(new Error("Cancelled.")),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      isEnded = true;
      rejectAll(new Error("Cancelled."));
    },
  };
};
