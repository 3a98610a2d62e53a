import type { HostedSearch } from "../../../config/hosted-search";
import { hashOf, type InlineParts } from "../../documents/collect-inline-parts";

/** Other hosts that pages may load from, by directive of the Content-Security-Policy. */
type ThirdParties = Partial<Record<"script-src" | "connect-src" | "img-src", readonly string[]>>;

interface Services {
  hostedSearch: HostedSearch | null;
  insights: boolean;
  analytics: boolean;
}

/** Returns the hosts of the services that are switched on: exactly those that their clients request. */
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

const SELF = "'self'";
const NONE = "'none'";

/** DocSearch draws its maker's logo with this `<style>` when the search opens; it's the only exception. */
const DOCSEARCH_LOGO = ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}";

/**
 * Returns the Content-Security-Policy of all pages. They share one because readers move between pages in one document.
 * Inline code is allowed by its hash; styles added by scripts are constructed style sheets, which need no permission.
 */
export const contentSecurityPolicy = (parts: InlineParts, others: ThirdParties): string =>
  Object.entries({
    "default-src": [SELF],
    "script-src": [SELF, ...[...parts.scripts].sort(), ...(others["script-src"] ?? [])],
    "style-src": [...parts.styles, hashOf(DOCSEARCH_LOGO)].sort(),
    // Sizes and positions that only the page knows. Hashes of attributes need this keyword.
    "style-src-attr": ["'unsafe-hashes'", ...[...parts.styleAttributes].sort()],
    "img-src": [SELF, "data:", ...(others["img-src"] ?? [])],
    "connect-src": [SELF, ...(others["connect-src"] ?? [])],
    "object-src": [NONE],
    "frame-src": [NONE],
    "media-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    // The policies of src/browser: inline-scripts/trust-own-scripts.ts, hooks/use-offline.ts; and of webpack, which workers have.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "webpack", "offline"],
    "upgrade-insecure-requests": [],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
