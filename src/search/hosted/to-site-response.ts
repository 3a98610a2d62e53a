import { homeUrl } from "../../config/urls";
import { isOwnAddress, toAddress, toRoute } from "../../utils/address";
import { isInternal } from "../../utils/paths";
import { escapeHtml } from "../../utils/text/escape";
import type { SearchHit, SearchResponse } from "../common/types";

/** Escapes a text as HTML; our marks are the only tags. */
const toHtml = (text: string): string => escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, "<$1mark>");

const escapeFields = <Fields>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    key === "value" ? toHtml(value as string) : value,
  ) as Fields;

const escapeHit = ({ _highlightResult, _snippetResult, ...hit }: SearchHit): SearchHit => ({
  ...hit,
  ...(_highlightResult && { _highlightResult: escapeFields(_highlightResult) }),
  ...(_snippetResult && { _snippetResult: escapeFields(_snippetResult) }),
});

/** The hosted service doesn't escape tags in texts; this makes `<Party>` HTML, as the local index does. */
export const escapeResponse = ({ results, ...response }: SearchResponse): SearchResponse => ({
  ...response,
  results: results.map((result) => ({ ...result, hits: result.hits.map(escapeHit) })),
});

/** The route of a page of this site, from a route or a whole address; undefined for other sites and script URLs. */
export const toSitePath = (url: string): string | undefined => {
  const written = isInternal(url) ? toAddress(url) : url;
  if (!URL.canParse(written, homeUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(written, homeUrl);
  const isOwn = origin === new URL(homeUrl).origin && isOwnAddress(pathname);
  return isOwn ? `${toRoute(pathname)}${search}${hash}` : undefined;
};
