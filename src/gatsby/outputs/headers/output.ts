import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { hostedSearch } from "../../../config/hosted-search";
import { site } from "../../../config/site";
import { escapeHtml } from "../../../utils/text/escape";
import { addressesIn } from "../../locations/files-below";
import { type Output, writeFiles } from "../../registry/output";
import { contentSecurityPolicy, thirdParties } from "./content-security-policy";
import { toHostHeaders } from "./file-headers";
import { toCaddy, toNetlify, toNginx } from "./to-hosts";

/** Files that a host reads but doesn't serve. */
const NOT_SERVED = /^\/(?:_headers|_redirects)$|^\/_gatsby\/|\.(?:br|gz)$/;

/** What a policy in a page can't say, or shouldn't: whether the host has https. */
const FOR_HEADERS = /; (?:frame-ancestors [^;]*|upgrade-insecure-requests)/g;

/** Writes the policy into the page for unknown addresses, because Netlify's rules know only the pages' addresses. */
export const limitNotFoundPage = async (file: string, policy: string): Promise<void> => {
  const page = await readFile(file, "utf8");
  const content = escapeHtml(policy.replace(FOR_HEADERS, ""));
  // Browsers look for the encoding in the first 1,024 bytes. A build that changes little may leave the page as the
  // previous one has written it.
  const start = /(?<=<meta charSet="utf-8"\/>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/;
  if (!start.test(page)) throw new Error(`${file} doesn't begin with its encoding.`);
  await writeFile(file, page.replace(start, `<meta http-equiv="Content-Security-Policy" content="${content}"/>`));
};

/** The site's HTTP headers: for Netlify next to the pages, for other hosts and tests in `.cache/headers/`. */
export const headers: Output = {
  name: "headers",
  write: async (_args, folder, inline) => {
    const others = thirdParties({
      hostedSearch,
      insights: process.env.GATSBY_SEARCH_INSIGHTS === "true",
      analytics: Boolean(process.env.GATSBY_ANALYTICS_ID),
    });
    const addresses = addressesIn(folder).filter((address) => !NOT_SERVED.test(address));
    const policy = contentSecurityPolicy(inline, others);
    const host = toHostHeaders(policy, addresses, site.isPreview);
    const [nginx, caddy] = [toNginx(host), toCaddy(host)];
    await writeFiles(folder, { _headers: toNetlify(host) });
    await limitNotFoundPage(path.join(folder, "404.html"), policy);
    await writeFiles(path.resolve(".cache/headers"), {
      "headers.json": `${JSON.stringify(host, undefined, 2)}\n`,
      "nginx-http.conf": nginx.http,
      "nginx-server.conf": nginx.server,
      "headers.caddy": caddy.site,
      "errors.caddy": caddy.errors,
    });
  },
};
