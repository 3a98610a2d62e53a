import type { DocSearchTransformClient } from "@docsearch/react";

import type { SearchResponse } from "../common/types";

/** DocSearch's status becomes "stalled" after 300 ms, an earlier "error" too: errors are shown a little after that. */
const ERROR_AFTER_MS = 320;

const never = new Promise<never>(() => undefined);

type OnRejected = (error: { name: string }) => unknown;

/** DocSearch's handler sets the status "error" for an error of this name, and throws it again. */
const showError = (onRejected: OnRejected): void => {
  try {
    onRejected({ name: "RetryError" });
  } catch {
    // It has been shown.
  }
};

interface DocSearchClientOptions {
  ask: (query: string) => Promise<SearchResponse>;
  /** Told of the answer, or of what went wrong, unless it is no longer wanted; gives the answer that DocSearch gets. */
  onAnswer: (response: SearchResponse) => SearchResponse;
  onFailure: (error: unknown) => void;
  /** What stands in the input now. */
  currentQuery: () => string | undefined;
}

/**
 * Makes DocSearch's client answer with our backend, and have the status "error" when that fails. DocSearch's core sets a
 * failed search "idle" in the same rendering, which reads as "No results": so a failed search, like one that is no
 * longer wanted, stays open for good. DocSearch uses an answer as `search(…).catch(…).then(…)`.
 */
export const toDocSearchClient =
  ({ ask, onAnswer, onFailure, currentQuery }: DocSearchClientOptions) =>
  (client: DocSearchTransformClient): DocSearchTransformClient => {
    let searches = 0;
    const search = ({ requests: [{ query }] }: { requests: [{ query: string }] }) => {
      const started = Date.now();
      const number = ++searches;
      const isWanted = (): boolean => number === searches && currentQuery() === query;
      const response = ask(query);
      return {
        catch: async (onRejected: OnRejected): Promise<SearchResponse> => {
          try {
            const answer = await response;
            return isWanted() ? onAnswer(answer) : await never;
          } catch (error) {
            await new Promise((resolve) => setTimeout(resolve, started + ERROR_AFTER_MS - Date.now()));
            if (isWanted()) {
              showError(onRejected);
              onFailure(error);
            }
            return never;
          }
        },
      };
    };
    return { ...client, search: search as unknown as DocSearchTransformClient["search"] };
  };
