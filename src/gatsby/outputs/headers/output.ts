import path from "node:path";

import { hostedSearch } from "../../../config/hosted-search";
import { site } from "../../../config/site";
import { addressesIn } from "../../locations/files-below";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { toCaddy, toNetlify, toNginx } from "./to-hosts";
import { toHostHeaders } from "./file-headers";
import { writeFiles, type Output } from "../../registry/output";

/** Files that a host reads but doesn't serve. */
const NOT_SERVED = /^\/(?:_headers|_redirects)$|^\/_gatsby\//;

/** The site's HTTP headers: for Netlify next to the pages, for other hosts and tests in `.cache/headers/`. */
export const headers: Output = {
  name: "headers",
  files: [],
  write: async (_args, folder, inline) => {
    const others = thirdParties({
      hostedSearch,
      insights: process.env.GATSBY_SEARCH_INSIGHTS === "true",
      analytics: Boolean(process.env.GATSBY_ANALYTICS_ID),
    });
    const addresses = addressesIn(folder).filter((address) => !NOT_SERVED.test(address));
    const host = toHostHeaders(contentSecurityPolicy(inline, others), addresses, site.isPreview);
    const nginx = toNginx(host);
    await writeFiles(folder, { _headers: toNetlify(host) });
    await writeFiles(path.resolve(".cache/headers"), {
      "headers.json": `${JSON.stringify(host, undefined, 2)}\n`,
      "nginx-http.conf": nginx.http,
      "nginx-server.conf": nginx.server,
      "headers.caddy": toCaddy(host),
    });
  },
};
