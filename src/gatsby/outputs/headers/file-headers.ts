import { toAddress } from "../../../utils/address";
import type { HostHeaders, Headers } from "../../../utils/host-headers";

/** The script of the playground's validator, a worker that runs WebAssembly. */
export const VALIDATOR = /^\/validator-[0-9a-f]{8}\.js$/;

/**
 * The Content-Security-Policy of that worker only. A worker uses the policy of its script, so no page needs permission
 * to run WebAssembly. It loads the site's own scripts, and can't fetch or send anything else.
 */
export const VALIDATOR_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; " +
  "require-trusted-types-for 'script'; trusted-types webpack";

const UNUSED_FEATURES =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb".split(" ");

/** The headers of a site with these files, given as routes; those of pages end with a slash. Previews get noindex. */
export const toHostHeaders = (policy: string, routes: readonly string[], isPreview = false): HostHeaders => ({
  base: toAddress("/"),
  all: {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    ...(isPreview && { "X-Robots-Tag": "noindex" }),
  },
  files: Object.fromEntries(
    [...routes]
      .sort()
      .map((route) => [toAddress(route), fileHeaders(route)] as const)
      .filter(([, headers]) => Object.keys(headers).length > 0),
  ),
  otherwise: { "Cache-Control": REVALIDATE },
});

/** URLs that contain a digest: they change with the file's content. */
const DIGESTED = [
  /^\/(?:[\w-]+-[0-9a-f]{8}|[0-9a-f]{12})\.js$/,
  /^\/static\/[0-9a-f]{32}\//,
  /^\/search-index\/[0-9a-f]{8,}(?:-\d+)?\.json$/,
];

/** Files that other sites may use: pictures in link previews and feed readers, and the files of samples. */
const SHOWN_ELSEWHERE = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$|^\/samples\//;

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
