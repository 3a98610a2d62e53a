import type { Headers } from "../../../utils/host-headers";
import { VALIDATOR, VALIDATOR_POLICY } from "./validator-policy";

/** Addresses that say what the file holds: with other content it has another. */
const DIGESTED = [
  /^\/(?:[\w-]+-[0-9a-f]{8}|[0-9a-f]{12})\.js$/,
  /^\/static\/[0-9a-f]{32}\//,
  /^\/search-index\/[0-9a-f]{8,}\.json$/,
];

/** Files that other sites show by their address: in previews of links, in readers of feeds. */
const SHOWN_ELSEWHERE = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/;

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

const isPage = (address: string): boolean => address.endsWith("/");

/** Is there a Markdown version at the same address, for who prefers it? */
const hasMarkdown = (address: string): boolean => isPage(address) && /^\/(?:docs|blog)\//.test(address);

/** The headers that a file has beside those of all answers, or in place of one of them. */
export const fileHeaders = (address: string): Headers => ({
  ...(DIGESTED.some((pattern) => pattern.test(address)) && { "Cache-Control": IMMUTABLE }),
  ...(!SHOWN_ELSEWHERE.test(address) && { "Cross-Origin-Resource-Policy": "same-origin" }),
  ...(address.endsWith(".md") && { "Content-Type": "text/markdown; charset=utf-8" }),
  ...(hasMarkdown(address) && { Vary: "Accept" }),
  ...(VALIDATOR.test(address) && { "Content-Security-Policy": VALIDATOR_POLICY }),
});
