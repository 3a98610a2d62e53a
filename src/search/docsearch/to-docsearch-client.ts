import type { DocSearchTransformClient } from "@docsearch/react";

import type { SearchResponse } from "../common/types";

/** After 300 ms DocSearch's status becomes "stalled", even after an "error", so errors are shown a little later. */
const ERROR_AFTER_MS = 320;

const never = new Promise<never>(() => undefined);

type OnRejected = (error: { name: string }) => unknown;

/** DocSearch's handler sets the status "error" for an error with this name, and rethrows it. */
const showError = (onRejected: OnRejected): void => {
  try {
    onRejected({ name: "RetryError" });
  } catch {
    // It has been shown.
  }
};

interface DocSearchClientOptions {
  ask: (query: string, onBest: (best: SearchResponse) => void) => Promise<SearchResponse>;
  /** Called with an answer that is still wanted; returns the answer for DocSearch. */
  onAnswer: (response: SearchResponse) => SearchResponse;
  /** Called when the answer that began with the best hits is complete: the same query now gets all of them at once. */
  onRest: () => void;
  onFailure: (error: unknown) => void;
  /** The input's current text. */
  currentQuery: () => string | undefined;
}

/**
 * Makes DocSearch's client use our backend, with the status "error" if that fails. DocSearch's core sets a failed
 * search to "idle" in the same rendering, which shows "No results". So a failed or outdated search never settles.
 * DocSearch uses an answer as `search(…).catch(…).then(…)`.
 */
export const toDocSearchClient =
  ({ ask, onAnswer, onRest, onFailure, currentQuery }: DocSearchClientOptions) =>
  (client: DocSearchTransformClient): DocSearchTransformClient => {
    let searches = 0;
    const search = ({ requests: [{ query }] }: { requests: [{ query: string }] }) => {
      const started = Date.now();
      const number = ++searches;
      const isWanted = (): boolean => number === searches && currentQuery() === query;
      let isBest = false;
      const response = new Promise<SearchResponse>((resolve, reject) => {
        const onBest = (best: SearchResponse): void => {
          isBest = true;
          resolve(best);
        };
        // Without the others, the best hits stay.
        ask(query, onBest).then((all) => (isBest ? isWanted() && onRest() : resolve(all)), reject);
      });
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
