export interface HostedSearch {
  appId: string;
  /** The search-only key; it is public. */
  apiKey: string;
  indexName: string;
}

const appId = process.env.GATSBY_SEARCH_APP_ID;
const apiKey = process.env.GATSBY_SEARCH_API_KEY;
const indexName = process.env.GATSBY_SEARCH_INDEX;

/** Settings of the hosted search service; null if the site uses the local index. */
export const hostedSearch: HostedSearch | null = appId && apiKey && indexName ? { appId, apiKey, indexName } : null;
