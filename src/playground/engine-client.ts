import type { JobAnswer, JobName, Jobs } from "./jobs";

interface Pending {
  resolve: (output: never) => void;
  reject: (reason: Error) => void;
  onProgress?: (part: number) => void;
}

export interface RunOptions {
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
  /** Stops all that is under way: each of it rejects with a "Cancelled." error, and the next job starts afresh. */
  cancel(): void;
}

/** Speaks with the engine's worker, which starts with the first job. */
export const createEngineClient = (start: () => Worker): EngineClient => {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let last = 0;

  const rejectAll = (reason: Error): void => {
    const jobs = [...pending.values()];
    pending.clear();
    worker?.terminate();
    worker = undefined;
    for (const { reject } of jobs) reject(reason);
  };

  const onMessage = ({ data }: MessageEvent<JobAnswer>): void => {
    const job = pending.get(data.id);
    if (!job) return;
    if ("progress" in data) {
      job.onProgress?.(data.progress);
      return;
    }
    pending.delete(data.id);
    if ("output" in data) job.resolve(data.output as never);
    else job.reject(Object.assign(new Error(data.error.message), data.error));
  };

  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", () => {
      rejectAll(new Error("The engine could not be started. Check your connection and try again."));
    });
    return worker;
  };

  return {
    run: (name, input, { onProgress } = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        pending.set(id, { resolve, reject, onProgress });
        running().postMessage({ id, name, input });
      }),
    cancel: () => rejectAll(new Error("Cancelled.")),
  };
};
