import { apiClientVersion, liteClient } from "algoliasearch/lite";

import type { HostedSearch } from "../../config/hosted-search";
import { homeUrl } from "../../config/urls";
import { isOwnAddress, toAddress, toRoute } from "../../utils/address";
import { isInternal } from "../../utils/paths";
import { escapeHtml } from "../../utils/text/escape";
import { toSearchProblem } from "../common/search-problem";
import type {
  SearchClient,
  SearchHit,
  SearchOptions,
  SearchProblem,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from "../common/types";
import { type ClientOptions, hostStatusCache, type SearchHost, searchTimeouts } from "./host-status-cache";

/** Escapes a text as HTML; our marks are the only tags. */
const escapeMarked = (text: string): string => escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, "<$1mark>");

const escapeFields = <Fields>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    key === "value" ? escapeMarked(value as string) : value,
  ) as Fields;

const escapeHit = ({ _highlightResult, _snippetResult, ...hit }: SearchHit): SearchHit => ({
  ...hit,
  ...(_highlightResult && { _highlightResult: escapeFields(_highlightResult) }),
  ...(_snippetResult && { _snippetResult: escapeFields(_snippetResult) }),
});

/** Returns the hosted service doesn't escape tags in texts; this makes `<Party>` HTML, as the local index does. */
export const escapeResponse = ({ results, ...response }: SearchResponse): SearchResponse => ({
  ...response,
  results: results.map((result) => ({ ...result, hits: result.hits.map(escapeHit) })),
});

/** Returns the route of a page of this site, from a route or an address; undefined for other sites and script URLs. */
export const toSitePath = (url: string): string | undefined => {
  const written = isInternal(url) ? toAddress(url) : url;
  if (!URL.canParse(written, homeUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(written, homeUrl);
  const isOwn = origin === new URL(homeUrl).origin && isOwnAddress(pathname);
  return isOwn ? `${toRoute(pathname)}${search}${hash}` : undefined;
};

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

/** Returns a hit on a page of this site, or nothing. Other indexers' records have no hierarchy and can't be shown. */
const toSiteHits = (hit: SearchHit): SearchHit[] => {
  if (!(hit.hierarchy as object | undefined)) throw new Error(`The service's record ${hit.objectID} has no hierarchy.`);
  const url = toSitePath(hit.url);
  return url === undefined ? [] : [{ ...hit, url }];
};

/** Returns a result without hits on other sites, which it doesn't count either. */
const toSiteResult = (result: SearchResult): SearchResult => {
  const hits = result.hits.flatMap(toSiteHits);
  return { ...result, hits, nbHits: result.nbHits - (result.hits.length - hits.length) };
};

/** A refusal (a wrong key, too many requests) is the service's answer, not an error of ours. */
const toProblem = (error: unknown): SearchProblem => {
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

  const askFallback = async (
    requests: readonly SearchRequest[],
    problem: SearchProblem,
    { onBest, ...options }: SearchOptions = {},
  ): Promise<SearchResponse> => {
    const withProblem = (response: SearchResponse): SearchResponse => ({ ...response, problem });
    try {
      const passOn = onBest && { onBest: (best: SearchResponse) => onBest(withProblem(best)) };
      return withProblem(await fallback.search(requests, { ...options, ...passOn }));
    } catch (error) {
      avoidedUntil = 0;
      throw error;
    }
  };

  return {
    search: async (requests, options) => {
      if (Date.now() < avoidedUntil) return askFallback(requests, { kind: "unreachable" }, options);
      try {
        return await askService(requests);
      } catch (error) {
        const problem = toProblem(error);
        // If all hosts failed, asking them again on each letter would make the reader wait each time.
        if (problem.kind === "unreachable") avoidedUntil = Date.now() + avoid;
        else console.warn(`The search service has not answered (${problem.kind}): ${problem.message}`);
        return askFallback(requests, problem, options);
      }
    },
  };
};
