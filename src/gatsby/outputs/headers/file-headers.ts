import { toAddress } from "../../../utils/address";
import type { Headers, HostHeaders } from "../../../utils/host-headers";

const LIMITS = "default-src 'none'; require-trusted-types-for 'script'; trusted-types webpack";

/**
 * The Content-Security-Policies of workers, which use that of their script and not that of the page. Only the
 * playground's validator runs WebAssembly; it loads the site's own scripts, and can't fetch or send anything else. Nor can
 * the programs of pages.
 */
export const WORKER_POLICIES: readonly [script: RegExp, policy: string][] = [
  [/^\/validator-[0-9a-f]{8}\.js$/, `${LIMITS}; script-src 'self' 'wasm-unsafe-eval'`],
  [/^\/program-[0-9a-f]{8}\.js$/, `${LIMITS}; script-src 'self'`],
  [/^\/[a-z]+-worker-[0-9a-f]{8}\.js$/, `${LIMITS}; script-src 'self'; connect-src 'self'`],
];

const UNUSED_FEATURES =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb".split(" ");

/** Returns the headers of a site with these files, given as routes, with a slash after pages. Previews get noindex. */
export const toHostHeaders = (policy: string, routes: readonly string[], isPreview = false): HostHeaders => ({
  base: toAddress("/"),
  all: {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    ...(isPreview && { "X-Robots-Tag": "noindex" }),
  },
  documents: { "Content-Security-Policy": policy },
  files: Object.fromEntries(
    [...routes]
      .sort()
      .map((route) => [toAddress(route), fileHeaders(route)] as const)
      .filter(([, headers]) => Object.keys(headers).length > 0),
  ),
  otherwise: { "Cache-Control": REVALIDATE },
});

/** URLs that contain a digest: they change with the file's content. */
const DIGESTED =
  /^\/(?:(?:[\w-]+-)?[0-9a-f]{8}\.js|static\/[0-9a-f]{32}\/.*|search-index\/[0-9a-f]{8,}(?:-\d+)?\.json)$/;

/** Files that other sites may use: pictures in link previews and feed readers, and the files of samples. */
const SHOWN_ELSEWHERE = /^\/(?:samples\/.*|.*\.(?:png|jpe?g|webp|avif|gif|svg|ico))$/;

/** Pages whose URL also serves a Markdown version, to clients that prefer it. */
const WITH_MARKDOWN = /^\/(?:docs|blog)\/(?:.*\/)?(?:index\.html)?$/;

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "public, max-age=0, must-revalidate";

interface HeaderRule {
  name: string;
  value: string;
  /** Of the routes that have it, from "^" to "$", in the syntax that JavaScript, nginx and Caddy share. */
  pattern: RegExp;
  /** All other routes have it instead. */
  isInverted?: true;
}

/** The headers that files have in addition to those of all responses. */
export const HEADER_RULES: readonly HeaderRule[] = [
  ...WORKER_POLICIES.map(([pattern, value]) => ({ name: "Content-Security-Policy", value, pattern })),
  { name: "Cache-Control", value: IMMUTABLE, pattern: DIGESTED },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin", pattern: SHOWN_ELSEWHERE, isInverted: true },
  { name: "Content-Type", value: "text/markdown; charset=utf-8", pattern: /^\/.*\.md$/ },
  { name: "Content-Type", value: "text/javascript; charset=utf-8", pattern: /^\/downloads\/.*\.mjs$/ },
  { name: "Content-Type", value: "application/gzip", pattern: /^\/downloads\/.*\.tgz$/ },
  { name: "Vary", value: "Accept", pattern: WITH_MARKDOWN },
];

/** Returns the headers that a file has in addition to those of all responses. */
export const fileHeaders = (route: string): Headers =>
  Object.fromEntries(
    HEADER_RULES.filter(({ pattern, isInverted = false }) => pattern.test(route) !== isInverted).map(
      ({ name, value }) => [name, value],
    ),
  );
