import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { hostedSearch } from "../../../config/hosted-search";
import { site } from "../../../config/site";
import type { InlineParts } from "../../documents/collect-inline-parts";
import { filesBelow } from "../../locations/files-below";
import { contentSecurityPolicy } from "./content-security-policy";
import { thirdParties } from "./third-parties";
import { toCaddy } from "./to-caddy";
import { toHostHeaders } from "./to-host-headers";
import { toNetlify } from "./to-netlify";
import { toNginx } from "./to-nginx";

/** What a host reads itself and does not serve. */
const NOT_SERVED = /^\/(?:_headers|_redirects)$|^\/_gatsby\//;

/** Addresses of all files of the built site; a page's is its folder's. */
const addressesIn = (folder: string): string[] =>
  filesBelow(folder)
    .map((address) => address.replace(/\/index\.html$/, "/"))
    .filter((address) => !NOT_SERVED.test(address));

/** Writes the headers of what is in the folder: as Netlify's file there, and for other hosts and tests beside it. */
export const writeHeaders = async (folder: string, inline: InlineParts): Promise<void> => {
  const addresses = addressesIn(folder);
  const others = thirdParties({
    hostedSearch,
    insights: process.env.GATSBY_SEARCH_INSIGHTS === "true",
    analytics: Boolean(process.env.GATSBY_ANALYTICS_ID),
  });
  const host = toHostHeaders(contentSecurityPolicy(inline, others), addresses, site.isPreview);
  const beside = path.resolve(".cache/headers");
  const nginx = toNginx(host);
  await mkdir(beside, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, "_headers"), toNetlify(host)),
    writeFile(path.join(beside, "headers.json"), `${JSON.stringify(host, undefined, 2)}\n`),
    writeFile(path.join(beside, "nginx-http.conf"), nginx.http),
    writeFile(path.join(beside, "nginx-server.conf"), nginx.server),
    writeFile(path.join(beside, "headers.caddy"), toCaddy(host)),
  ]);
};
