import { whyMissing } from "../../data/why-missing";
import { LONGEST_WAIT_MS } from "../../utils/in-time";
import { retryError } from "../common/search-problem";
import type { SearchClient, SearchOptions, SearchRequest, SearchResponse } from "../common/types";
import type { WorkerAnswer, WorkerMessage } from "./search-worker";

/** The worker reports a file that doesn't arrive; after a longer silence, its own script hasn't arrived. */
const SILENCE_MS = LONGEST_WAIT_MS + 2_000;

interface Waiting {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
  onBest: SearchOptions["onBest"];
}

/** Returns why a worker has ended; without a message, its script couldn't be loaded. */
const workerError = async ({ message }: Partial<ErrorEvent>): Promise<Error> => {
  if (message) return new Error(`The search's worker has failed: ${message}`);
  const { words, isUnreachable } = await whyMissing();
  return isUnreachable ? retryError(words) : new Error(words);
};

/** Returns the search in the browser: the first query starts a worker that loads the index and answers. */
export const createLocalClient = (): SearchClient => {
  let worker: Worker | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  /** Abandons a worker that can't run; the next query starts another. */
  const giveUp = async (reason: Error | Promise<Error>): Promise<void> => {
    clearTimeout(silence);
    worker?.terminate();
    worker = undefined;
    const asked = [...waiting.values()];
    waiting.clear();
    const error = await reason;
    for (const { reject } of asked) reject(error);
  };

  /** While somebody waits, gives up after a silence; call it whenever something happens. */
  const listen = (): void => {
    clearTimeout(silence);
    if (waiting.size === 0) return;
    silence = setTimeout(() => {
      void giveUp(retryError(`The search didn’t answer within ${SILENCE_MS / 1000} seconds.`));
    }, SILENCE_MS);
  };

  const settle = ({ data }: MessageEvent<WorkerAnswer>): void => {
    if (data !== "loading") {
      const asked = waiting.get(data.id);
      if ("response" in data && data.isBest) asked?.onBest?.(data.response);
      else {
        waiting.delete(data.id);
        if ("response" in data) asked?.resolve(data.response);
        else asked?.reject(data.unreachable ? retryError(data.error) : new Error(data.error));
      }
    }
    listen();
  };

  const start = (): Worker => {
    // The HTTP headers match the script by this name.
    const started = new Worker(/* webpackChunkName: "search-worker" */ new URL("./search-worker.ts", import.meta.url));
    started.addEventListener("message", settle);
    started.addEventListener("error", (event) => void giveUp(workerError(event)));
    return started;
  };

  const search = (requests: readonly SearchRequest[], { signal, onBest }: SearchOptions = {}) =>
    new Promise<SearchResponse>((resolve, reject) => {
      const id = ++lastId;
      worker ??= start();
      const post = (message: WorkerMessage): void => worker?.postMessage(message);
      waiting.set(id, { resolve, reject, onBest });
      post({ id, requests });
      signal?.addEventListener("abort", () => {
        if (!waiting.delete(id)) return;
        post({ abandoned: id });
        reject(signal.reason as Error);
        listen();
      });
      listen();
    });

  return { search };
};
