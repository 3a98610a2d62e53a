import { insights } from "./hosted/insights";
import { searchClient } from "./search-client";
import { toSearchRequest } from "./search-request";
import type { SearchQuestion } from "./search-request";
import type { SearchHit, SearchResponse } from "./common/types";

type Hit = Pick<SearchHit, "objectID" | "url">;

export interface SearchSession {
  ask(question: Omit<SearchQuestion, "clickAnalytics">): Promise<SearchResponse>;
  /** Call it when the reader opens a hit. */
  choose(hit: Hit): void;
}

/**
 * One reader's queries and choices, counted if search analytics is on. Calls back for each choice, with the query that
 * led to it.
 */
export const createSearchSession = (onChoice: (query: string, url: string) => void): SearchSession => {
  let query = "";
  let places = new Map<string, { position: number; queryID: string | undefined }>();
  return {
    ask: async (question) => {
      const response = await searchClient.search([toSearchRequest({ ...question, clickAnalytics: insights.isOn() })]);
      const { hits, queryID, page, hitsPerPage } = response.results[0]!;
      if (page === 0) places = new Map();
      query = question.query;
      hits.forEach(({ objectID }, at) => places.set(objectID, { position: page * hitsPerPage + at + 1, queryID }));
      insights.trackViews(hits, queryID);
      return response;
    },
    choose: (hit) => {
      onChoice(query, hit.url);
      const place = places.get(hit.objectID);
      if (place) insights.trackClick(hit, place.position, place.queryID);
    },
  };
};
