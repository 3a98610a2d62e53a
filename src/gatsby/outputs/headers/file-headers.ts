import type { Headers } from "../../../utils/host-headers";
import { VALIDATOR, VALIDATOR_POLICY } from "./validator-policy";

/** URLs that contain a digest: they change with the file's content. */
const DIGESTED = [
  /^\/(?:[\w-]+-[0-9a-f]{8}|[0-9a-f]{12})\.js$/,
  /^\/static\/[0-9a-f]{32}\//,
  /^\/search-index\/[0-9a-f]{8,}(?:-\d+)?\.json$/,
];

/** Files that other sites embed, in link previews and feed readers. */
const SHOWN_ELSEWHERE = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/;

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

const isPage = (address: string): boolean => address.endsWith("/");

/** Does the same URL also serve a Markdown version, to clients that prefer it? */
const hasMarkdown = (address: string): boolean => isPage(address) && /^\/(?:docs|blog)\//.test(address);

/** The headers that a file has in addition to those of all responses, or instead of one. */
export const fileHeaders = (address: string): Headers => ({
  ...(DIGESTED.some((pattern) => pattern.test(address)) && { "Cache-Control": IMMUTABLE }),
  ...(!SHOWN_ELSEWHERE.test(address) && { "Cross-Origin-Resource-Policy": "same-origin" }),
  ...(address.endsWith(".md") && { "Content-Type": "text/markdown; charset=utf-8" }),
  ...(hasMarkdown(address) && { Vary: "Accept" }),
  ...(VALIDATOR.test(address) && { "Content-Security-Policy": VALIDATOR_POLICY }),
});
