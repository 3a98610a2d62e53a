import type { HostedSearch } from "../../../config/hosted-search";

/** Other hosts that pages may load from, by directive of the Content-Security-Policy. */
export type ThirdParties = Partial<Record<"script-src" | "connect-src" | "img-src", readonly string[]>>;

interface Services {
  hostedSearch: HostedSearch | null;
  insights: boolean;
  analytics: boolean;
}

/** The hosts of the services that are switched on: exactly those that their clients request. */
export const thirdParties = ({ hostedSearch, insights, analytics }: Services): ThirdParties => {
  const tags = analytics ? ["https://www.googletagmanager.com"] : [];
  const collectors = analytics ? ["https://*.google-analytics.com", "https://*.analytics.google.com"] : [];
  const id = hostedSearch?.appId.toLowerCase();
  const searchHosts = id
    ? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)]
    : [];
  return {
    "script-src": tags,
    "connect-src": [...searchHosts, ...(id && insights ? ["https://insights.algolia.io"] : []), ...tags, ...collectors],
    "img-src": [...tags, ...collectors],
  };
};
