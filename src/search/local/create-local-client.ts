import type { SearchClient, SearchRequest, SearchResponse } from "../common/types";
import { retryError } from "../common/retry-error";
import type { WorkerAnswer, WorkerQuestion } from "./search-worker";

interface Waiting {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
}

/** Why a worker has ended; without a message its script could not be loaded. */
const workerError = ({ message }: Partial<ErrorEvent>): Error => {
  if (message) return new Error(`The search's worker has failed: ${message}`);
  const text = "The script of the search's worker could not be loaded.";
  return navigator.onLine ? new Error(text) : retryError(text);
};

/** The search in the browser: a worker, started by the first query, that loads the index and answers. */
export const createLocalClient = (): SearchClient => {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = ({ data }: MessageEvent<WorkerAnswer>): void => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("response" in data) asked?.resolve(data.response);
    else asked?.reject(data.unreachable ? retryError(data.error) : new Error(data.error));
  };

  /** Gives up a worker that cannot run; the next query starts another. */
  const giveUp = (event: Event): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(workerError(event));
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

  return { search: ask };
};
