import { fileHeaders, REVALIDATE } from "./file-headers";
import { toAddress } from "../../../utils/address";
import type { HostHeaders } from "../../../utils/host-headers";

/** Browser features that no page uses. */
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
