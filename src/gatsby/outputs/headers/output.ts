import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { hostedSearch } from "../../../config/hosted-search";
import { site } from "../../../config/site";
import { filesBelow } from "../../locations/files-below";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { toCaddy, toNetlify, toNginx } from "./to-hosts";
import { toHostHeaders } from "./file-headers";
import type { InlineParts } from "../../documents/collect-inline-parts";
import type { Output } from "../../registry/output";

/** Files that a host reads but doesn't serve. */
const NOT_SERVED = /^\/(?:_headers|_redirects)$|^\/_gatsby\//;

/** URLs of all files in the built site; a page's URL is its folder. */
const addressesIn = (folder: string): string[] =>
  filesBelow(folder)
    .map((address) => address.replace(/\/index\.html$/, "/"))
    .filter((address) => !NOT_SERVED.test(address));

/** Writes the headers for the files in the folder: there for Netlify, and next to it for other hosts and tests. */
const writeHeaders = async (folder: string, inline: InlineParts): Promise<void> => {
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

/** The site's HTTP headers: for Netlify next to the pages, for other hosts in `.cache/headers/`. */
export const headers: Output = {
  name: "headers",
  files: [],
  write: (_args, folder, inline) => writeHeaders(folder, inline),
};
