import { toAddress } from "../../utils/address";
import { StatusError } from "../../utils/fetch-text";
import { searchFiles } from "../common/search-files";
import type { SearchRequest, SearchResult } from "../common/types";
import { type AnswerOptions, answerRequest } from "./answer-request";
import type { PackedIndex } from "./format/packed-index";
import { keepsName } from "./format/term-files";
import { memoize } from "./index/memoize";
import { type LocalIndex, openIndex } from "./index/open-index";
import { OutdatedError, type ReadPart } from "./index/open-terms";
import { termFilesOf } from "./query/find-word";
import { parseQuery } from "./query/parse-query";

/** Reads the JSON at an address; rejects with a `StatusError` if the host refuses. */
export type ReadJson = <Value>(address: string, cache: RequestCache) => Promise<Value>;

/** The index on the host; each of its files is loaded once. Those whose names stay the same are always asked for. */
const openHost = (readJson: ReadJson) => {
  const readPart = memoize((name) =>
    readJson(toAddress(searchFiles.part(name)), keepsName(name) ? "no-cache" : "default"),
  ) as ReadPart;
  const index = readJson<PackedIndex>(toAddress(searchFiles.index), "no-cache").then((packed) =>
    openIndex(packed, readPart),
  );
  return { index, readPart };
};

/** Whether files of several builds are on the host or on their way, as after a deploy. */
const isOutdated = (error: unknown): boolean =>
  error instanceof OutdatedError || (error instanceof StatusError && error.status === 404);

/** Returns the search in the index on the host. A first query takes two rounds of files: terms, then records. */
export const createHostSearch = (readJson: ReadJson) => {
  let host: ReturnType<typeof openHost> | undefined;

  /** The index, loaded together with the files of terms that the requests need. */
  const loadIndex = (requests: readonly SearchRequest[]): Promise<LocalIndex> => {
    const current = (host ??= openHost(readJson));
    // A failure is forgotten, so that the next query tries again; a failed part is reported to the query that reads it.
    current.index.catch(() => host === current && (host = undefined));
    const parts = termFilesOf(requests.flatMap(({ query }) => parseQuery(query)));
    for (const name of parts) current.readPart(name).catch(() => undefined);
    return current.index;
  };

  /** Answers the requests; if a file is missing or of another build, tries once more with the current index. */
  const ask = async (
    requests: readonly SearchRequest[],
    options: AnswerOptions,
    isAgain = false,
  ): Promise<SearchResult[]> => {
    try {
      const index = await loadIndex(requests);
      return await Promise.all(requests.map((request) => answerRequest(request, index, options)));
    } catch (error) {
      if (isAgain || !isOutdated(error)) throw error;
      host = undefined;
      return ask(requests, options, true);
    }
  };

  return (requests: readonly SearchRequest[], { signal, onBest }: AnswerOptions = {}): Promise<SearchResult[]> =>
    // The best hits of one request can't be shown before the others'.
    ask(requests, { signal, ...(requests.length === 1 && { onBest }) });
};
