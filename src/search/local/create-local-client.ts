import { whyMissing } from "../../data/why-missing";
import { inTime, LateError } from "../../utils/in-time";
import { retryError } from "../common/search-problem";
import type { SearchClient, SearchRequest, SearchResponse } from "../common/types";
import type { WorkerAnswer, WorkerQuestion } from "./search-worker";

interface Waiting {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
}

/** Why a worker has ended; without a message, its script couldn't be loaded. */
const workerError = async ({ message }: Partial<ErrorEvent>): Promise<Error> => {
  if (message) return new Error(`The search's worker has failed: ${message}`);
  const { words, isUnreachable } = await whyMissing();
  return isUnreachable ? retryError(words) : new Error(words);
};

/** The search in the browser: the first query starts a worker that loads the index and answers. */
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

  /** Abandons a worker that can't run; the next query starts another. */
  const giveUp = async (reason: Error | Promise<Error>): Promise<void> => {
    worker?.terminate();
    worker = undefined;
    const asked = [...waiting.values()];
    waiting.clear();
    const error = await reason;
    for (const { reject } of asked) reject(error);
  };

  const start = (): Worker => {
    // The HTTP headers match the script by this name.
    const started = new Worker(/* webpackChunkName: "search-worker" */ new URL("./search-worker.ts", import.meta.url));
    started.addEventListener("message", settle);
    started.addEventListener("error", (event) => void giveUp(workerError(event)));
    return started;
  };

  const search = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    const answer = new Promise<SearchResponse>((resolve, reject) => {
      const id = ++lastId;
      worker ??= start();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, requests } satisfies WorkerQuestion);
    });
    try {
      return await inTime(answer, "The search’s answer");
    } catch (error) {
      // A worker that is silent for too long is waiting for a file or for its own script.
      if (error instanceof LateError) void giveUp(error);
      throw error;
    }
  };

  return { search };
};
