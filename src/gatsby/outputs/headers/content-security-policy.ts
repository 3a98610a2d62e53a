import type { InlineParts } from "../../documents/collect-inline-parts";
import { hashOf } from "../../documents/hash-of";
import type { ThirdParties } from "./third-parties";

const SELF = "'self'";
const NONE = "'none'";

/** DocSearch draws the logo of its maker with this `<style>`, when the search is opened: the one exception. */
const DOCSEARCH_LOGO = ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}";

/**
 * The Content-Security-Policy of all pages: one for all, as a reader goes from page to page in one document. What is
 * written into pages is allowed by its hash; styles that scripts bring are constructed sheets, which need no leave.
 */
export const contentSecurityPolicy = (parts: InlineParts, others: ThirdParties): string =>
  Object.entries({
    "default-src": [SELF],
    "script-src": [SELF, ...[...parts.scripts].sort(), ...(others["script-src"] ?? [])],
    "style-src": [...parts.styles, hashOf(DOCSEARCH_LOGO)].sort(),
    // Sizes and places that only the page knows; a hash of an attribute holds with this keyword alone.
    "style-src-attr": ["'unsafe-hashes'", ...[...parts.styleAttributes].sort()],
    "img-src": [SELF, "data:", ...(others["img-src"] ?? [])],
    "connect-src": [SELF, ...(others["connect-src"] ?? [])],
    "object-src": [NONE],
    "frame-src": [NONE],
    "media-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    // That of src/browser/inline-scripts/trusted-types.ts, and that of webpack, which workers have too.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "webpack"],
    "upgrade-insecure-requests": [],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
