import { toAddress } from "../../utils/address";
import { searchFiles } from "../common/search-files";
import { retryError } from "../common/search-problem";
import type { SearchRequest, SearchResponse, SearchResult } from "../common/types";
import { answerRequest } from "./answer-request";
import type { PackedIndex } from "./format/packed-index";
import { type LocalIndex, openIndex } from "./index/open-index";

/** The error for a missing file. */
class MissingError extends Error {}

/** The JSON at an address. No answer means an unreachable host; a wrong answer isn't the network's fault. */
const readJson = async <Value>(url: string, cache: RequestCache = "default"): Promise<Value> => {
  const fail = (error: unknown): never => {
    const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
    throw error instanceof SyntaxError ? new Error(message) : retryError(message);
  };
  const response = await fetch(url, { cache }).catch(fail);
  if (response.status === 404) throw new MissingError(`${url}: status 404`);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json().catch(fail)) as Value;
};

/** A question to the worker, and its answer. */
export interface WorkerQuestion {
  id: number;
  requests: readonly SearchRequest[];
}

export type WorkerAnswer = { id: number } & ({ response: SearchResponse } | { error: string; unreachable: boolean });

let index: Promise<LocalIndex> | undefined;

/** Loads the index once; a failure is forgotten, so that the next query tries again. */
const loadIndex = (): Promise<LocalIndex> => {
  index ??= readJson<PackedIndex>(toAddress(searchFiles.index), "no-cache").then((packed) =>
    openIndex(packed, (name) => readJson(toAddress(searchFiles.part(name)))),
  );
  index.catch(() => (index = undefined));
  return index;
};

/** Answers the requests; if a part is missing, for example after a deploy, retries once with the current index. */
const answerAll = async (requests: readonly SearchRequest[], isAgain = false): Promise<SearchResult[]> => {
  const loaded = await loadIndex();
  try {
    return await Promise.all(requests.map((request) => answerRequest(request, loaded)));
  } catch (error) {
    if (isAgain || !(error instanceof MissingError)) throw error;
    index = undefined;
    return answerAll(requests, true);
  }
};

const answer = async ({ id, requests }: WorkerQuestion): Promise<WorkerAnswer> => {
  try {
    return { id, response: { results: await answerAll(requests) } };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: message, unreachable: name === "RetryError" };
  }
};

addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((message) => postMessage(message));
});
