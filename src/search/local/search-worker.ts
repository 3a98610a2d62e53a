import type { SearchRequest, SearchResponse, SearchResult } from "../common/types";
import { answerRequest } from "./answer-request";
import { openIndex } from "./index/open-index";
import type { LocalIndex } from "./index/open-index";
import type { PackedIndex } from "./format/packed-index";
import { isMissing, readJson } from "./read-json";
import { toAddress } from "../../utils/address";
import { searchFiles } from "./search-files";

/** A question to the worker, and its answer. */
export interface WorkerQuestion {
  id: number;
  requests: readonly SearchRequest[];
}

export type WorkerAnswer = { id: number } & ({ response: SearchResponse } | { error: string; unreachable: boolean });

let index: Promise<LocalIndex> | undefined;

const openSiteIndex = async (): Promise<LocalIndex> =>
  openIndex(await readJson<PackedIndex>(toAddress(searchFiles.index), "no-cache"), (digest) =>
    readJson(toAddress(searchFiles.part(digest))),
  );

/** Caches what was loaded; a failure is forgotten, so that the next query tries again. */
const loadIndex = (): Promise<LocalIndex> => {
  index ??= openSiteIndex();
  index.catch(() => (index = undefined));
  return index;
};

/** Answers the requests; if a part is missing, for example after a deploy, retries once with the current index. */
const answerAll = async (requests: readonly SearchRequest[], isAgain = false): Promise<SearchResult[]> => {
  const loaded = await loadIndex();
  try {
    return await Promise.all(requests.map((request) => answerRequest(request, loaded)));
  } catch (error) {
    if (isAgain || !isMissing(error)) throw error;
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
