import { apiClientVersion, liteClient } from "algoliasearch/lite";

import type { HostedSearch } from "../../config/hosted-search";
import { toSearchProblem } from "../common/search-problem";
import type {
  SearchClient,
  SearchHit,
  SearchProblem,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from "../common/types";
import { type ClientOptions, hostStatusCache, type SearchHost, searchTimeouts } from "./host-status-cache";
import { escapeResponse, toSitePath } from "./to-site-response";

/**
 * The client's own requester is XHR, which follows a redirect instead of trying the next host. The client also gives
 * each further host more time, 16 s for four of them; here each has the same time.
 */
const fetchRequester: NonNullable<ClientOptions["requester"]> = {
  send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
    const controller = new AbortController();
    const abortAfter = (ms: number) => setTimeout(() => controller.abort(), ms);
    let timer = abortAfter(Math.min(connectTimeout, searchTimeouts.connect));
    try {
      const body = data as BodyInit | undefined;
      const response = await fetch(url, { method, headers, body, redirect: "manual", signal: controller.signal });
      clearTimeout(timer);
      timer = abortAfter(Math.min(responseTimeout, searchTimeouts.read));
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      return { status: 0, content: String(error), isTimedOut: controller.signal.aborted };
    } finally {
      clearTimeout(timer);
    }
  },
};

/** A hit on a page of this site, or nothing. Other indexers' records have no hierarchy and can't be shown. */
const toSiteHits = (hit: SearchHit): SearchHit[] => {
  if (!(hit.hierarchy as object | undefined)) throw new Error(`The service's record ${hit.objectID} has no hierarchy.`);
  const url = toSitePath(hit.url);
  return url === undefined ? [] : [{ ...hit, url }];
};

/** A result without hits on other sites, which it doesn't count either. */
const toSiteResult = (result: SearchResult): SearchResult => {
  const hits = result.hits.flatMap(toSiteHits);
  return { ...result, hits, nbHits: result.nbHits - (result.hits.length - hits.length) };
};

/** A refusal (a wrong key, too many requests) is the service's answer, not an error of ours. */
const problemOf = (error: unknown): SearchProblem => {
  const { name, message } = error as Error;
  return name.endsWith("ApiError") ? { kind: "refused", message } : toSearchProblem(error);
};

/** Asks the hosted service, or the given hosts in its place, and the fallback if they don't answer. */
export const createHostedClient = (
  { appId, apiKey, indexName, hosts }: HostedSearch & { hosts?: SearchHost[] },
  fallback: SearchClient,
): SearchClient => {
  const { avoid, ...timeouts } = searchTimeouts;
  const client = liteClient(appId, apiKey, {
    timeouts,
    authMode: "WithinQueryParameters",
    requestIdChannel: undefined,
    requester: fetchRequester,
    hostsCache: hostStatusCache(`algolia-client-js-${apiClientVersion}-${appId}`),
    ...(hosts && { hosts }),
  });
  let avoidedUntil = 0;

  const askService = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    const answer = await client.search({ requests: requests.map((request) => ({ ...request, indexName })) });
    const results = answer.results as unknown as SearchResult[];
    return escapeResponse({ results: results.map(toSiteResult) });
  };

  const askFallback = async (requests: readonly SearchRequest[], problem: SearchProblem): Promise<SearchResponse> => {
    try {
      return { ...(await fallback.search(requests)), problem };
    } catch (error) {
      avoidedUntil = 0;
      throw error;
    }
  };

  return {
    search: async (requests) => {
      if (Date.now() < avoidedUntil) return askFallback(requests, { kind: "unreachable" });
      try {
        return await askService(requests);
      } catch (error) {
        const problem = problemOf(error);
        // If all hosts failed, asking them again on each letter would make the reader wait each time.
        if (problem.kind === "unreachable") avoidedUntil = Date.now() + avoid;
        else console.warn(`The search service has not answered (${problem.kind}): ${problem.message}`);
        return askFallback(requests, problem);
      }
    },
  };
};
