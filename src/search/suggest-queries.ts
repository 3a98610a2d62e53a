import { search } from "../config/search";
import { type SearchQuestion, toSearchRequest } from "./create-search-session";
import { searchClient } from "./search-client";

const MOST = 3;

/** Returns queries with results, for one without: its own words first, if it has several. */
export const suggestQueries = async (question: SearchQuestion): Promise<string[]> => {
  const words = question.query.split(/\s+/);
  const queries = new Set([...(words.length > 1 ? words : []), ...search.examples]);
  // Only the number of hits counts, so one is enough.
  const requests = [...queries].map((query) => ({ ...toSearchRequest({ ...question, query }), hitsPerPage: 1 }));
  const { results } = await searchClient.search(requests);
  return results.flatMap(({ query, nbHits }) => (nbHits > 0 ? query : [])).slice(0, MOST);
};
