import { fetchText, StatusError } from "../../utils/fetch-text";
import { retryError } from "../common/search-problem";
import type { SearchRequest, SearchResponse, SearchResult } from "../common/types";
import { createHostSearch } from "./create-host-search";

/** Time that hits get to arrive with the best ones, so that a fast connection shows all of them at once. */
const TOGETHER_MS = 100;

/** Time without a further letter after which a query asks for files, if the index isn't here yet. */
const TYPING_MS = 100;

/** A question to the worker, and its answer; or the number of a question that nobody waits for any more. */
export interface WorkerQuestion {
  id: number;
  requests: readonly SearchRequest[];
}

export type WorkerMessage = WorkerQuestion | { abandoned: number };

/** An answer, with only the best hits if others follow; or that a piece of a file has arrived. */
export type WorkerAnswer =
  | ({ id: number } & ({ response: SearchResponse; isBest?: true } | { error: string; unreachable: boolean }))
  | "loading";

const post = (answer: WorkerAnswer): void => postMessage(answer);

/** Returns the JSON at an address. No answer means an unreachable host; a wrong answer isn't the network's fault. */
const readJson = async <Value>(url: string, cache: RequestCache): Promise<Value> => {
  try {
    return JSON.parse(await fetchText(url, { cache, onBytes: () => post("loading") })) as Value;
  } catch (error) {
    if (error instanceof StatusError) throw error;
    const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
    throw error instanceof SyntaxError ? new Error(message) : retryError(message);
  }
};

const ask = createHostSearch(readJson);

const waiting = new Map<number, AbortController>();

/** Waits until the index is here or nobody has typed for a while. */
const typingPause = (): Promise<unknown> =>
  Promise.race([ask([]).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, TYPING_MS))]);

const answer = async ({ id, requests }: WorkerQuestion): Promise<void> => {
  const controller = new AbortController();
  waiting.set(id, controller);
  // Letters typed before the index is here cost no files of their own.
  await typingPause();
  if (controller.signal.aborted) return void waiting.delete(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onBest = (best: SearchResult): void => {
    timer = setTimeout(() => post({ id, response: { results: [best] }, isBest: true }), TOGETHER_MS);
  };
  try {
    const results = await ask(requests, { signal: controller.signal, onBest });
    post({ id, response: { results } });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    if (!controller.signal.aborted) post({ id, error: message, unreachable: name === "RetryError" });
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
  }
};

addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
  if ("abandoned" in data) waiting.get(data.abandoned)?.abort();
  else void answer(data);
});

post("loading");
