import type { JobAnswer, JobName, Jobs } from "./jobs";

interface Pending {
  resolve: (output: never) => void;
  reject: (reason: Error) => void;
  onProgress?: (part: number) => void;
}

interface RunOptions {
  /** Is told the part that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
}

export interface EngineClient {
  /** Does a job in the worker. Rejects with the engine's error, made into an `Error` with its details as properties. */
  run<Name extends JobName>(
    name: Name,
    input: Jobs[Name]["input"],
    options?: RunOptions,
  ): Promise<Jobs[Name]["output"]>;
  /** Counts the workers that have ended: the next one knows nothing of what was told to those. */
  ended(): number;
  /** Stops all that is under way: each of it rejects with a "Cancelled." error, and the next job starts afresh. */
  cancel(): void;
  /** Is told when the worker has been silent for too long, and when it speaks again or is ended. */
  watch(listener: (isStalled: boolean) => void): () => void;
  /** Stops all for good: no job starts a worker any more. */
  end(): void;
}

/** Jobs that take longer tell how far they are, so this is not a slow worker but one that hangs. */
const SILENCE_MS = 10_000;

const unavailable = (): Error =>
  new Error(
    "The engine did not start: its script could not be loaded, or something blocks it. You can edit the source and " +
      "download the XML without it. Check your connection and what blocks scripts in this browser, then read again.",
  );

/** Speaks with the engine's worker, which starts with the first job. */
export const createEngineClient = (start: () => Worker): EngineClient => {
  const pending = new Map<number, Pending>();
  const listeners = new Set<(isStalled: boolean) => void>();
  let worker: Worker | undefined;
  let last = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let wasStalled = false;
  let isEnded = false;
  let endedWorkers = 0;

  const tell = (isStalled: boolean): void => {
    if (isStalled === wasStalled) return;
    wasStalled = isStalled;
    for (const listener of listeners) listener(isStalled);
  };
  const listen = (): void => {
    clearTimeout(silence);
    silence = pending.size > 0 ? setTimeout(() => tell(true), SILENCE_MS) : undefined;
  };

  const rejectAll = (reason: Error): void => {
    const jobs = [...pending.values()];
    pending.clear();
    worker?.terminate();
    worker = undefined;
    endedWorkers += 1;
    listen();
    tell(false);
    for (const { reject } of jobs) reject(reason);
  };

  const onMessage = ({ data }: MessageEvent<JobAnswer>): void => {
    const job = pending.get(data.id);
    if (!job) return;
    if (!("progress" in data)) pending.delete(data.id);
    listen();
    tell(false);
    if ("progress" in data) job.onProgress?.(data.progress);
    else if ("output" in data) job.resolve(data.output as never);
    else job.reject(Object.assign(new Error(data.error.message), data.error));
  };

  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", () => rejectAll(unavailable()));
    return worker;
  };

  return {
    run: (name, input, { onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Error("Cancelled."));
        const id = ++last;
        pending.set(id, { resolve, reject, onProgress });
        if (pending.size === 1) listen();
        try {
          running().postMessage({ id, name, input });
        } catch {
          rejectAll(unavailable());
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
