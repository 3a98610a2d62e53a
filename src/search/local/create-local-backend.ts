import type { SearchBackend, SearchRequest, SearchResponse } from "../types";
import type { WorkerAnswer, WorkerQuestion } from "./search-worker";

interface Waiting {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
}

/** What the search box shows its error screen for. */
const retryError = (message: string): Error =>
  Object.assign(new Error(`The search index could not be used: ${message}`), { name: "RetryError" });

/** The search in the browser: a worker, started by the first query, that loads the index and answers. */
export const createLocalBackend = (): SearchBackend => {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = ({ data }: MessageEvent<WorkerAnswer>): void => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("response" in data) asked?.resolve(data.response);
    else asked?.reject(retryError(data.error));
  };

  /** Gives up a worker that cannot run; the next query starts another. */
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(retryError("its worker does not run"));
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./search-worker.ts", import.meta.url));
    started.addEventListener("message", settle);
    started.addEventListener("error", giveUp);
    return started;
  };

  const ask = (requests: readonly SearchRequest[]): Promise<SearchResponse> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      worker ??= start();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, requests } satisfies WorkerQuestion);
    });

  return {
    search: (requests) =>
      ask(requests).catch((error: Error) => {
        throw error.name === "RetryError" ? error : retryError(error.message);
      }),
  };
};
