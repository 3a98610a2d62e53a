import { retryError } from "../common/retry-error";
import type { SearchRequest, SearchResponse } from "../common/types";
import { answerRequest } from "./answer-request";
import { createIndex } from "./index/create-index";
import type { LocalIndex } from "./index/create-index";
import type { PackedIndex } from "./packing/packed-index";
import { searchFiles } from "./search-files";

/** A question to the worker, and its answer. */
export interface WorkerQuestion {
  id: number;
  requests: readonly SearchRequest[];
}

export type WorkerAnswer = { id: number } & ({ response: SearchResponse } | { error: string; unreachable: boolean });

/** The JSON at an address; a host that gives none, or is out of order, cannot be reached. */
const readJson = async <Value>(url: string): Promise<Value> => {
  const fail = (error: unknown): never => {
    const message = `${url}: ${error instanceof Error ? error.message : String(error)}`;
    throw error instanceof SyntaxError ? new Error(message) : retryError(message);
  };
  const response = await fetch(url).catch(fail);
  if (response.status >= 500) fail(`status ${response.status}`);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json().catch(fail)) as Value;
};

const texts = new Map<string, Promise<ReadonlyMap<string, string>>>();
let index: Promise<LocalIndex> | undefined;

/** Remembers what was loaded; a failure is forgotten, so that the next query tries again. */
const loadIndex = (): Promise<LocalIndex> => {
  index ??= readJson<PackedIndex>(searchFiles.index).then(createIndex);
  index.catch(() => (index = undefined));
  return index;
};

/** Texts of a page's records; hits go without when they cannot be read. */
const readTexts = (path: string): Promise<ReadonlyMap<string, string>> => {
  const known = texts.get(path);
  if (known) return known;
  const reading = readJson<Record<string, string>>(searchFiles.texts(path))
    .then((byAnchor) => new Map(Object.entries(byAnchor)))
    .catch(() => {
      texts.delete(path);
      return new Map<string, string>();
    });
  texts.set(path, reading);
  return reading;
};

const answer = async ({ id, requests }: WorkerQuestion): Promise<WorkerAnswer> => {
  try {
    const loaded = await loadIndex();
    const results = await Promise.all(requests.map((request) => answerRequest(request, loaded, readTexts)));
    return { id, response: { results } };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: message, unreachable: name === "RetryError" };
  }
};

addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((message) => postMessage(message));
});
